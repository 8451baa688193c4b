import { refuse } from '../../play';
export const spreadOnBoard = () => refuse({ code: 'not-an-option' });
