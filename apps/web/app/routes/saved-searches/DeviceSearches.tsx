import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useContent } from '../../content/contentFor.ts';
import { savedSearches } from '../../content/savedSearches.ts';
import { useDeviceSearches, useNewHomes } from '../../data/deviceSearches.ts';
import { useAccountDialog } from '../../session/AccountDialogProvider.tsx';
import { DeviceSearchCard } from './DeviceSearchCard.tsx';
import { NoSearches } from './NoSearches.tsx';

/** The searches that a guest keeps on this device, also without a network; each with the homes that are new in it. */
export function DeviceSearches() {
  const { kept } = useContent('savedSearches', savedSearches);
  const searches = useDeviceSearches();
  const openLogin = useAccountDialog();
  const { data: counts, error, retry } = useNewHomes(searches);
  return (
    <>
      <Alert
        severity="info"
        role="note"
        action={
          <Button variant="outlined" size="small" onClick={() => openLogin()}>
            {kept.login.button}
          </Button>
        }
      >
        {kept.login.text}
      </Alert>
      {error && searches.length > 0 && (
        <Alert
          severity="warning"
          action={
            <Button variant="outlined" size="small" onClick={retry}>
              {kept.retry}
            </Button>
          }
        >
          {kept.notCounted}
        </Alert>
      )}
      {searches.length === 0 ? (
        <NoSearches />
      ) : (
        <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {searches.map((search) => (
            <li key={search.query}>
              <DeviceSearchCard search={search} newHomes={error ? undefined : counts?.get(search.query)} />
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}
