import { getPushKey, switchDevice, switchManagedDevice } from '@karachi-estates/contracts/searches';
import { call } from '../data/call.ts';

/** Whether alerts come to this device; or why they cannot: the browser has no notifications, or is told not to. */
export type DeviceState = 'on' | 'off' | 'denied' | 'unsupported';

// The development server has no service worker.
const canNotify = () =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/**
 * Tells the server what this device wants: for the account, or with the token of a mail for its search.
 * @returns whether alerts are on then.
 */
async function tell(act: 'on' | 'off' | 'ask', subscription: PushSubscription, token: string | undefined) {
  const { endpoint, keys } = subscription.toJSON();
  const device = {
    act,
    endpoint: endpoint ?? '',
    ...(act === 'on' && { keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }),
  };
  const answer =
    token === undefined
      ? await call(switchDevice, { body: device })
      : await call(switchManagedDevice, { body: { token, ...device } });
  return answer.data.on;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether alerts come to this device. Asks the person nothing. @throws CallFailed */
export async function readDevice(token: string | undefined): Promise<DeviceState> {
  if (!canNotify()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = Notification.permission === 'granted' ? await currentSubscription() : null;
  return subscription && (await tell('ask', subscription, token)) ? 'on' : 'off';
}

async function subscribe(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // The site has other keys than when this device subscribed: after a new installation, for example.
    const before = await pushManager.getSubscription();
    if (!before || (error as Error).name !== 'InvalidStateError') throw error;
    await before.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/**
 * Asks the person and turns alerts on. Call it by a press: browsers ask at no other time.
 * @throws CallFailed with the server's reason; what the browser throws where its push service cannot be reached.
 */
export async function turnOn(token: string | undefined): Promise<DeviceState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const { key } = (await call(getPushKey)).data;
  if (key === null) return 'unsupported';
  return (await tell('on', await subscribe(key), token)) ? 'on' : 'off';
}

/** Turns alerts off. The browser's subscription stays: another search may use it. @throws CallFailed */
export async function turnOff(token: string | undefined): Promise<DeviceState> {
  const subscription = await currentSubscription();
  if (subscription) await tell('off', subscription, token);
  return 'off';
}
