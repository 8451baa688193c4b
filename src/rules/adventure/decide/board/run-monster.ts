import { refuse } from '../../play';
export const runMonster = () => refuse({ code: 'not-an-option' });
