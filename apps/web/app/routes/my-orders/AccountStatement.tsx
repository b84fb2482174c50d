import type { OrdersState } from '@karachi-estates/contracts/orders';
import { figures, hairline, rowsAsBlocks, visuallyHidden } from '@karachi-estates/design-system/theme/looks';
import { fullDate } from '@karachi-estates/domain/day';
import { ACCOUNT_WORDS } from '@karachi-estates/domain/orders/accountWords';
import { formatMoney } from '@karachi-estates/domain/orders/money';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { orders } from '../../content/orders.ts';
import { CallFailed } from '../../data/call.ts';
import { downloadStatement } from '../../data/orders.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { useSession } from '../../session/SessionProvider.tsx';

/** What came in or, with a minus before it, was used. */
const moved = (rupees: number) => (rupees === 0 ? '–' : `${rupees < 0 ? '−' : ''}${formatMoney(Math.abs(rupees))}`);

/**
 * On a phone a movement takes two lines: day and what, with the amount beside them, and below the order and the
 * balance.
 */
const onPhones = (theme: Theme) => ({
  '& td, & th': { whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: {
    '& thead': visuallyHidden,
    ...rowsAsBlocks(theme),
    '& tbody tr': { paddingBlock: theme.spacing(1), borderBlockEnd: hairline(theme) },
    '& td': { padding: 0, border: 0 },
    '& td:nth-of-type(1)': { gridArea: '2 / 1', color: (theme.vars ?? theme).palette.text.secondary },
    '& td:nth-of-type(2)': { gridArea: '1 / 1', whiteSpace: 'normal' },
    '& td:nth-of-type(3)': { gridArea: '3 / 1', color: (theme.vars ?? theme).palette.text.secondary },
    '& td:nth-of-type(4)': { gridArea: '1 / 2', fontWeight: 600 },
    '& td:nth-of-type(5)': { gridArea: '2 / 2', color: (theme.vars ?? theme).palette.text.secondary },
    '& td[data-head]::before': { content: 'attr(data-head) ": "' },
  },
});

/** What was paid, used and given back, with the credit after each; to be printed or saved as a file. */
export function AccountStatement({ state }: { state: OrdersState }) {
  const locale = useLocale();
  const { account } = useContent('orders', orders);
  const { user } = useSession();
  const [failure, setFailure] = useState<string>();

  const save = () =>
    downloadStatement().then(
      () => setFailure(undefined),
      (error: unknown) => setFailure((error instanceof CallFailed && error.message) || account.failed),
    );
  return (
    <Stack component="section" spacing={1.5} aria-labelledby="statement">
      <Typography id="statement" variant="h3" component="h2">
        {account.heading}
      </Typography>
      <Typography sx={{ display: 'none', displayPrint: 'block' }}>
        {[user && `${user.first_name} ${user.last_name}`, user?.email, fullDate(new Date().toISOString(), locale)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography>{fill(account.credit, { amount: formatMoney(state.credit) })}</Typography>
      {state.account.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
          <Button variant="outlined" size="small" startIcon={<PrintRounded />} onClick={() => window.print()}>
            {account.print}
          </Button>
          <Button variant="outlined" size="small" startIcon={<DownloadRounded />} onClick={save}>
            {account.saveCsv}
          </Button>
        </Stack>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
      {state.account.length === 0 ? (
        <Typography color="textSecondary">{account.none}</Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-labelledby="statement">
          <Table size="small" sx={onPhones}>
            <TableHead>
              <TableRow>
                <TableCell>{account.day}</TableCell>
                <TableCell>{account.what}</TableCell>
                <TableCell>{account.order}</TableCell>
                <TableCell sx={figures}>{account.amount}</TableCell>
                <TableCell sx={figures}>{account.balance}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {state.account.map((move) => (
                <TableRow key={`${move.at} ${move.kind} ${move.reference} ${move.amount}`}>
                  <TableCell>{fullDate(move.at, locale)}</TableCell>
                  <TableCell>{ACCOUNT_WORDS[locale][move.kind]}</TableCell>
                  <TableCell>
                    <bdi>{move.reference}</bdi>
                  </TableCell>
                  <TableCell sx={figures}>
                    <bdi>{moved(move.amount)}</bdi>
                  </TableCell>
                  <TableCell sx={figures} data-head={account.balance}>
                    <bdi>{formatMoney(move.balance)}</bdi>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Stack>
  );
}
