import { type DeskOrderDetail, getDeskPaper, getDeskProof, takeDeskLine } from '@karachi-estates/contracts/deskMoney';
import { getDeskUpgradeScreenshot } from '@karachi-estates/contracts/deskUpgrades';
import { pathOf } from '@karachi-estates/contracts/endpoint';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { formatMoney } from '@karachi-estates/domain/orders/money';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAct } from '../../chrome/Acting.tsx';
import { Page } from '../../chrome/Page.tsx';
import { money } from '../../content/money.ts';
import { terms } from '../../content/terms.ts';
import { useApi } from '../../data/api.ts';
import { Detail } from '../../parts/Detail.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { day, moment } from '../../parts/format.ts';
import { Columns, Panel } from '../../parts/Panel.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderMark } from './OrderMarks.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

const words = money.order;

const Lines = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 2) },
  '& span': { flex: '1 1 14rem', overflowWrap: 'anywhere' },
}));

const Photo = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  borderRadius: theme.shape.borderRadius,
}));

/** Expected and arrived, side by side where there is room. */
const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
}));

function Payment({ payment }: { payment: DeskOrderDetail['payments'][number] }) {
  const [isAsked, setIsAsked] = useState(false);
  const { amount, bank, transaction, payer, received_on: on, entered_by: by, source } = payment;
  return (
    <li>
      <span>
        {words.payment(formatMoney(amount), bank, transaction, day(on))}
        {payer && `, ${words.payer(payer)}`}
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {words.enteredBy(by, source)}
        </Typography>
      </span>
      <Button
        variant="outlined"
        size="small"
        aria-label={words.reverseOf(transaction)}
        onClick={() => setIsAsked(true)}
      >
        {words.reverse}
      </Button>
      {isAsked && <ReverseDialog payment={payment} onClose={() => setIsAsked(false)} />}
    </li>
  );
}

/** What refunds paid back, which somebody still has to transfer. */
function PaidBack({ order }: { order: DeskOrderDetail }) {
  if (order.paid_back.length === 0) return null;
  return (
    <Panel title={words.paidBack}>
      <Typography variant="body2" gutterBottom>
        {words.paidBackHelp}
      </Typography>
      <Lines>
        {order.paid_back.map(({ amount, at, by }) => (
          <li key={at}>
            {formatMoney(amount)}, {moment(at)}, {by}
          </li>
        ))}
      </Lines>
    </Panel>
  );
}

/** What was given up of an order or given as credit: without it the sums above do not explain each other. */
function Settled({ order }: { order: DeskOrderDetail }) {
  if (order.settled.length === 0) return null;
  return (
    <Panel title={words.settled}>
      <Lines>
        {order.settled.map(({ kind, amount, at, by }) => (
          <li key={`${kind} ${at}`}>
            <span>
              {words.settledKinds[kind]}: {formatMoney(amount)}
              <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                {moment(at)}, {by}
              </Typography>
            </span>
          </li>
        ))}
      </Lines>
    </Panel>
  );
}

function LikelyLines({ order }: { order: DeskOrderDetail }) {
  const call = useApi();
  const { act, pending } = useAct();
  if (order.lines.length === 0) return null;
  return (
    <Panel title={words.lines}>
      <Lines>
        {order.lines.map((line) => (
          <li key={line.id}>
            <span>
              {words.payment(formatMoney(line.amount), line.bank, line.description, day(line.booked_on))}
              {line.payer && `, ${words.payer(line.payer)}`}
            </span>
            <Button
              size="small"
              onClick={() =>
                act(
                  () => call(takeDeskLine, { params: { id: String(line.id) }, body: { reference: order.reference } }),
                  { said: ({ message }) => message },
                )
              }
              {...heldWhile(pending)}
            >
              {words.take}
            </Button>
          </li>
        ))}
      </Lines>
    </Panel>
  );
}

type SentProof = DeskOrderDetail['proofs'][number];

function Proof({ orderId, proof }: { orderId: number; proof: SentProof }) {
  const { request_id: request, kind, transaction, paid_on: on, status } = proof;
  const address = pathOf(getDeskProof, { params: { id: String(orderId) }, query: { request } });
  return (
    <li>
      <span>
        {words.proofOf(transaction, on && day(on))}
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {terms.upgrades[status]}
        </Typography>
      </span>
      {kind === 'photo' ? (
        <Photo src={address} alt={words.photoOf(transaction)} />
      ) : (
        <MuiLink href={address} target="_blank" rel="noreferrer" aria-label={words.openProofOf(transaction)}>
          {words.openProof}
        </MuiLink>
      )}
    </li>
  );
}

/** What the seller sent for each transfer: who pays short and then the rest sends two. */
function Proofs({ order }: { order: DeskOrderDetail }) {
  return (
    <Panel title={words.proof(order.proofs.length)}>
      {order.proofs.length === 0 && <Typography variant="body2">{words.noProof}</Typography>}
      <Lines>
        {order.proofs.map((proof) => (
          <Proof key={proof.request_id} orderId={order.id} proof={proof} />
        ))}
      </Lines>
    </Panel>
  );
}

/** The proof of another order that looks the same, to be compared with the one beside it. */
function LikeProof({ like }: { like: NonNullable<DeskOrderDetail['like_proof']> }) {
  const address = pathOf(getDeskUpgradeScreenshot, { params: { id: String(like.request_id) } });
  return (
    <Panel title={words.likeProof(like.reference)}>
      <Photo src={address} alt={words.likePhoto(like.reference)} />
      <MuiLink component={Link} to={`/orders/${like.order_id}`}>
        {like.reference}
      </MuiLink>
    </Panel>
  );
}

function Order({ order }: { order: DeskOrderDetail }) {
  const { facts } = words;
  const isOpen = order.state === 'ordered';
  return (
    <Page
      title={order.reference}
      trail={<Link to="/orders">{money.orders.title}</Link>}
      lead={<OrderMark {...order} />}
    >
      {order.warnings.map((warning) => (
        <Alert key={warning} severity="warning" sx={{ mb: 1 }}>
          {money.warningHelp[warning]}
        </Alert>
      ))}
      <Columns>
        <div>
          <Beside>
            <Panel title={words.expected}>
              <Facts
                facts={[
                  [facts.reference, order.reference],
                  [facts.amount, formatMoney(order.amount)],
                  [
                    facts.seller,
                    <MuiLink key="seller" component={Link} to={`/sellers/${order.seller_id}`}>
                      {order.seller_name}
                    </MuiLink>,
                  ],
                  [facts.plan, money.plan(terms.plans[order.plan] ?? order.plan, order.months)],
                  [facts.due, isOpen ? day(order.due_at) : null],
                  [facts.claim, order.claim],
                  [facts.paidOn, order.paid_on && day(order.paid_on)],
                ]}
              />
            </Panel>
            <Panel title={words.arrived}>
              <Facts
                facts={[
                  [facts.paid, formatMoney(order.paid)],
                  [facts.missing, order.missing > 0 ? formatMoney(order.missing) : null],
                  [facts.credit, order.credit > 0 ? formatMoney(order.credit) : null],
                  [facts.refund, order.refund_asked_by],
                ]}
              />
            </Panel>
          </Beside>
          <Beside>
            <Proofs order={order} />
            {order.like_proof && <LikeProof like={order.like_proof} />}
          </Beside>
          <Panel title={words.payments}>
            {order.payments.length === 0 && <Typography variant="body2">{words.none}</Typography>}
            <Lines>
              {order.payments.map((payment) => (
                <Payment key={payment.id} payment={payment} />
              ))}
            </Lines>
          </Panel>
          <Settled order={order} />
          <PaidBack order={order} />
          <LikelyLines order={order} />
        </div>
        <div>
          <Panel title={words.act}>
            <OrderActions order={order} />
          </Panel>
          <Panel title={isOpen ? words.enter : words.enterLate}>
            <PaymentForm orderId={order.id} />
          </Panel>
          <Panel title={words.papers}>
            {order.papers.length === 0 && <Typography variant="body2">{words.noPapers}</Typography>}
            <Lines>
              {order.papers.map((paper) => (
                <li key={paper.id}>
                  <MuiLink href={pathOf(getDeskPaper, { params: { id: String(paper.id) } })} download>
                    {paper.number}
                  </MuiLink>
                  {formatMoney(paper.amount)}
                  {paper.void && `, ${words.void}`}
                </li>
              ))}
            </Lines>
          </Panel>
          <Panel title={words.history}>
            <Lines>
              {order.history.map(({ state, at, by, days }) => (
                <li key={`${state} ${at} ${days}`}>
                  {days === null ? money.states[state as DeskOrderDetail['state']] : words.givenBack(days)},{' '}
                  {moment(at)}, {by}
                </li>
              ))}
            </Lines>
          </Panel>
        </div>
      </Columns>
    </Page>
  );
}

/** One order: what is expected beside what came in, and what can be done. */
export default function OrderRoute() {
  return (
    <Detail<DeskOrderDetail> resource="orders" list={money.orders.title}>
      {(order) => <Order key={order.id} order={order} />}
    </Detail>
  );
}
