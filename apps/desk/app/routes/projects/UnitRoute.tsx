import type { DeskUnitDetail } from '@karachi-estates/contracts/deskProjects';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { paymentLabel } from '@karachi-estates/domain/projects/schedule';
import { facingLabel, unitStateLabel } from '@karachi-estates/domain/projects/states';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Page } from '../../chrome/Page.tsx';
import { projects } from '../../content/projects.ts';
import { Detail } from '../../parts/Detail.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { count, day, moment } from '../../parts/format.ts';
import { Log } from '../../parts/Log.tsx';
import { Columns, Panel } from '../../parts/Panel.tsx';
import { UnitMark } from './ProjectMarks.tsx';
import { UnitActions } from './UnitActions.tsx';
import { BookForm, PriceForm } from './UnitForms.tsx';

const words = projects.unit;
const money = (price: number | null) => (price === null ? projects.units.onRequest : formatPkr(price));

const Lines = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& small': { ...theme.typography.caption, display: 'block', color: (theme.vars ?? theme).palette.text.secondary },
}));

/** States or prices with their moments, newest first. */
function Course({ title, rows }: { title: string; rows: readonly { at: string; what: string; by: string | null }[] }) {
  return (
    <Panel title={title}>
      <Lines>
        {rows.map(({ at, what, by }) => (
          <li key={`${at} ${what}`}>
            {what}
            <small>{[moment(at), by && words.by(by)].filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </Lines>
    </Panel>
  );
}

function Hold({ unit: { hold } }: { unit: DeskUnitDetail }) {
  const said = words.hold;
  return (
    <Panel title={said.title}>
      {hold ? (
        <Facts
          facts={[
            [said.name, hold.name],
            [
              said.phone,
              <MuiLink key="phone" href={`tel:${hold.phone}`}>
                {formatPhone(hold.phone)}
              </MuiLink>,
            ],
            [
              said.email,
              <MuiLink key="email" href={`mailto:${hold.email}`}>
                {hold.email}
              </MuiLink>,
            ],
            [said.until, moment(hold.held_until)],
            [said.price, money(hold.price)],
          ]}
        />
      ) : (
        <Typography variant="body2">{said.none}</Typography>
      )}
    </Panel>
  );
}

function Payments({ booking }: { booking: NonNullable<DeskUnitDetail['booking']> }) {
  const said = words.booking;
  return (
    <TableContainer tabIndex={0} role="group" aria-label={said.payments} sx={{ mt: 2 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{said.columns.payment}</TableCell>
            <TableCell>{said.columns.due}</TableCell>
            <TableCell align="right">{said.columns.amount}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {booking.schedule.payments.map((payment) => (
            <TableRow key={`${payment.kind} ${payment.number}`}>
              <TableCell component="th" scope="row">
                {paymentLabel(payment, 'en')}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{day(payment.due)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {formatPkr(payment.amount)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={2}>
              {said.total}
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {formatPkr(booking.schedule.total)}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

function Booking({ booking }: { booking: NonNullable<DeskUnitDetail['booking']> }) {
  const said = words.booking;
  return (
    <Panel title={said.title}>
      <Facts
        facts={[
          [said.name, booking.name ?? said.gone],
          [said.deposit, formatPkr(booking.deposit)],
          [said.reference, booking.reference],
          [said.price, formatPkr(booking.price)],
          [said.at, moment(booking.booked_at)],
          [said.by, booking.by],
        ]}
      />
      <Payments booking={booking} />
    </Panel>
  );
}

function Unit({ unit }: { unit: DeskUnitDetail }) {
  const { columns } = projects.units;
  return (
    <Page
      title={words.title(unit.number)}
      trail={<Link to={`/projects/${unit.project}`}>{unit.project_name}</Link>}
      lead={<UnitMark state={unit.state} />}
      actions={
        <Button
          variant="outlined"
          component="a"
          href={`/projects/${unit.project}/units/${unit.number}`}
          target="_blank"
          rel="noreferrer"
        >
          {projects.publicPage}
        </Button>
      }
    >
      <Columns>
        <div>
          <Panel title={words.about}>
            <Facts
              facts={[
                [words.project, unit.project_name],
                [columns.floor, `${unit.building}, ${unit.floor}`],
                [columns.type, unit.type],
                [columns.facing, facingLabel(unit.facing, 'en')],
                [columns.area, projects.units.area(count(Math.round(unit.gross_sq_ft)))],
                [columns.price, money(unit.price)],
                [words.asked, unit.asked > 0 ? words.askedBy(unit.asked) : null],
              ]}
            />
          </Panel>
          {unit.booking ? <Booking booking={unit.booking} /> : <Hold unit={unit} />}
          <Course
            title={words.states}
            rows={unit.states.map(({ at, state, by }) => ({ at, by, what: unitStateLabel(state, 'en') }))}
          />
          <Course
            title={words.prices}
            rows={unit.prices.map(({ at, price, by }) => ({ at, by, what: money(price) }))}
          />
          <Log rows={unit.log} />
        </div>
        <div>
          {unit.hold && (
            <Panel title={words.book.title}>
              <BookForm unitId={unit.id} hold={unit.hold} />
            </Panel>
          )}
          <Panel title={words.actions.title}>
            <UnitActions unit={unit} />
          </Panel>
          <Panel title={words.price.title}>
            <PriceForm unit={unit} />
          </Panel>
        </div>
      </Columns>
    </Page>
  );
}

/** One unit: who holds or booked it, what it cost when, and what can be done with it. */
export default function UnitRoute() {
  return (
    <Detail<DeskUnitDetail> resource="units" list={projects.list.title} to="/projects">
      {(unit) => <Unit key={unit.id} unit={unit} />}
    </Detail>
  );
}
