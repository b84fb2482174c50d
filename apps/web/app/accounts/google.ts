/** The part of Google Identity Services that is used here. */
interface GoogleIdentity {
  initialize(options: { client_id: string; callback: (answer: { credential: string }) => void }): void;
  renderButton(place: HTMLElement, look: Record<string, string>): void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

const address = 'https://accounts.google.com/gsi/client';
let loading: Promise<GoogleIdentity> | undefined;

/** Loads Google's script, once a visit. The content policy lets it in because a trusted script asks for it. */
export function loadGoogle(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => {
      if (window.google) resolve(window.google.accounts.id);
      else reject(new Error('The script of Google is not what it was.'));
    };
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error('The script of Google could not be loaded.'));
    };
    document.head.append(script);
  });
  return loading;
}

/**
 * What a credential (a JSON Web Token) claims. Nobody may trust it before the signature has been checked, which the
 * server does.
 */
export function claimsOf(credential: string): Record<string, unknown> {
  const payload = credential.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}
