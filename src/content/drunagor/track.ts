import type { Role } from '@/src/rules';
import type { Names } from './names';

export const ROLE_NAMES: Readonly<Record<Role, Names>> = {
  defender: { en: 'Defender', de: 'Verteidiger' },
  leader: { en: 'Leader', de: 'Anführer' },
  controller: { en: 'Controller', de: 'Taktiker' },
  support: { en: 'Support', de: 'Unterstützer' },
  striker: { en: 'Striker', de: 'Angreifer' },
};
