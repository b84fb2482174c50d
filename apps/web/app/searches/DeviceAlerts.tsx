import { useEffect, useState } from 'react';
import { useContent } from '../content/contentFor.ts';
import { savedSearches } from '../content/savedSearches.ts';
import { CallFailed } from '../data/call.ts';
import { DeviceAlertsPanel } from './DeviceAlertsPanel.tsx';
import type { DeviceState } from './devicePush.ts';

const loadPush = () => import('./devicePush.ts');

/**
 * Alerts on this device: of the account, or with the token of a mail of its search. Nothing is shown before it is known
 * whether they are on, and the browser asks only after a press.
 */
export function DeviceAlerts({ token }: { token?: string }) {
  const { device } = useContent('savedSearches', savedSearches);
  const [state, setState] = useState<DeviceState>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let isHere = true;
    loadPush()
      .then(({ readDevice }) => readDevice(token))
      // Not known for want of an answer: a press then says what is wrong.
      .catch((): DeviceState => 'off')
      .then((found) => {
        if (isHere) setState(found);
      });
    return () => {
      isHere = false;
    };
  }, [token]);

  async function switchOver() {
    setBusy(true);
    setProblem(undefined);
    try {
      const { turnOn, turnOff } = await loadPush();
      setState(await (state === 'on' ? turnOff(token) : turnOn(token)));
    } catch (error) {
      setProblem((error instanceof CallFailed && error.message) || device.failed);
    } finally {
      setBusy(false);
    }
  }

  if (!state) return null;
  return <DeviceAlertsPanel state={state} isBusy={isBusy} problem={problem} onSwitch={() => void switchOver()} />;
}
