import { StackActions, useNavigation } from '@react-navigation/native';

/** What was entered is used: whoever goes back comes to the list, not to the form once more. */
export function useFormUsed(): () => void {
  const navigation = useNavigation();
  return () => navigation.dispatch(StackActions.popToTop());
}
