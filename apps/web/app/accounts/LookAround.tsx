import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { accounts } from '../content/accounts.ts';
import { useContent } from '../content/contentFor.ts';
import { enterAs, readVisitors, type Visitor } from '../data/lookAround.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** A look around as a filled demo account, where the server offers one; nothing elsewhere. */
export default function LookAround() {
  const { lookAround: words } = useContent('accounts', accounts);
  const session = useSession();
  const [visitors, setVisitors] = useState<readonly Visitor[]>([]);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    void readVisitors().then((found) => isHere && setVisitors(found));
    return () => {
      isHere = false;
    };
  }, []);

  async function enter(as: Visitor) {
    setFailed(false);
    try {
      await session.signIn(await enterAs(as), '/');
    } catch {
      setFailed(true);
    }
  }

  if (visitors.length === 0) return null;
  return (
    <Stack component="section" spacing={1} aria-labelledby="look-around" sx={{ marginBlockStart: 3 }}>
      <Typography id="look-around" variant="h4" component="h2">
        {words.heading}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {words.text}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {visitors.map((visitor) => (
          <Button key={visitor} variant="outlined" onClick={() => enter(visitor)}>
            {words[visitor]}
          </Button>
        ))}
      </Stack>
      {hasFailed && <Alert severity="error">{words.failed}</Alert>}
    </Stack>
  );
}
