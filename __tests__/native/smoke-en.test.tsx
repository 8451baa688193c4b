import { smokeIn } from './smoke';

smokeIn('en');
