import { act, renderHook } from '@testing-library/react-native';
import { useQuery } from '@/app/glossary/home/useQuery';
import { useScope } from '@/app/glossary/home/useScope';

const mockParams: Record<string, unknown> = {};
const mockNavigation = {
  setParams: (params: Record<string, unknown>) => Object.assign(mockParams, params),
};
jest.mock('@react-navigation/native', () => ({ useNavigation: () => mockNavigation }));

const typed: string[] = [];

const useSearch = () => {
  const query = useQuery('', (text) => typed.push(text));
  const [, setScope] = useScope(undefined, query.settle);
  return { ...query, setScope };
};

test('a scope chosen right after the last letter takes the letters into the address', async () => {
  const { result } = await renderHook(useSearch);
  await act(() => {
    result.current.setText('festung');
    result.current.setScope('all');
  });
  expect(mockParams).toEqual({ q: 'festung', in: 'all' });
  expect(typed).toEqual(['festung']);
});
