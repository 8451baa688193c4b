import { Button } from '../../../src/ui';
import { useShownAction } from './main-action';

/** The one big button, always at the same place. */
export function Footer() {
  const action = useShownAction();
  if (action === null) return null;
  const { beside, ...main } = action;
  return (
    <>
      {beside === undefined ? null : <Button kind="quiet" {...beside} />}
      <Button grow {...main} />
    </>
  );
}
