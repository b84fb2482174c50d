import { actOnReport, type DeskReportDetail, type ReportAction } from '@karachi-estates/contracts/deskReviews';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAct } from '../../chrome/Acting.tsx';
import { Page } from '../../chrome/Page.tsx';
import { reports as words } from '../../content/reports.ts';
import { terms } from '../../content/terms.ts';
import { useApi } from '../../data/api.ts';
import type { CallArgs } from '../../data/call.ts';
import { Detail } from '../../parts/Detail.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { moment } from '../../parts/format.ts';
import { Columns, Panel } from '../../parts/Panel.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { ReportLines } from '../../parts/ReportLines.tsx';
import { RiskPanel } from '../../parts/RiskPanel.tsx';
import { Said } from '../../parts/Said.tsx';
import { State } from '../../parts/State.tsx';
import { ReportMark, ReviewMark, StatusMark } from '../../parts/states.tsx';
import { CloseDialog } from './CloseDialog.tsx';

type Order = NonNullable<CallArgs<typeof actOnReport>['body']>;

function Report({ report }: { report: DeskReportDetail }) {
  const call = useApi();
  const { act, attempt, pending } = useAct();
  const { permissions } = usePermissions<string[]>();
  const [asked, setAsked] = useState<ReportAction>();
  const { listing } = report;
  const mayAct = (permissions?.includes('listings:write') ?? false) && report.closed_at === null;

  const send = (body: Order) => () => call(actOnReport, { params: { id: String(report.id) }, body });

  async function run(order: Order) {
    await attempt(send(order), { said: () => words.done[order.action] });
    setAsked(undefined);
  }

  return (
    <Page
      title={report.receipt}
      trail={<Link to="/reports">{words.title}</Link>}
      lead={
        <>
          <ReportMark {...report} /> {terms.reportReasons[report.reason]}
        </>
      }
    >
      <Columns>
        <div>
          <Panel title={words.report.title}>
            <Facts
              facts={[
                [words.report.reason, terms.reportReasons[report.reason]],
                [words.report.words, report.text && <Said key="words">{report.text}</Said>],
                [words.report.email, report.email],
                [words.report.sent, moment(report.created_at)],
                [words.report.asked, report.asked_at && moment(report.asked_at)],
                [words.report.closed, report.closed_at && moment(report.closed_at)],
                [words.report.closedBy, report.closed_by],
                [words.report.outcome, report.outcome && <Said>{report.outcome}</Said>],
              ]}
            />
          </Panel>
          <Panel title={words.listing.title}>
            <Typography variant="body2" gutterBottom>
              <Link to={`/listings/${listing.id}`}>{listing.title}</Link> <ReviewMark review={listing.review} />{' '}
              <StatusMark status={listing.status} />
            </Typography>
            <Facts
              facts={[
                [words.listing.price, formatPrice(listing)],
                [words.listing.seller, listing.seller.name],
                [words.listing.upheld, listing.seller.upheld_listings],
                [words.listing.description, listing.description && <Said>{listing.description}</Said>],
              ]}
            />
            {report.repeat_offender && <State meaning="stopped">{words.offender}</State>}
          </Panel>
          <RiskPanel risks={listing.risks} />
          <Panel title={words.listing.others}>
            <ReportLines rows={listing.reports} />
          </Panel>
        </div>
        <div>
          {mayAct && (
            <Panel title={words.actions.title}>
              <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
                <Button variant="contained" onClick={() => setAsked('close')} {...heldWhile(pending)}>
                  {words.actions.close}
                </Button>
                {listing.review !== 'hidden' && (
                  <Button variant="outlined" color="error" onClick={() => setAsked('hide')} {...heldWhile(pending)}>
                    {words.actions.hide}
                  </Button>
                )}
                {/* Its seller is asked once. */}
                {listing.status === 'active' && report.asked_at === null && (
                  <Button
                    variant="outlined"
                    onClick={() => void act(send({ action: 'ask' }), { said: () => words.done.ask })}
                    {...heldWhile(pending)}
                  >
                    {words.actions.ask}
                  </Button>
                )}
              </Stack>
            </Panel>
          )}
        </div>
      </Columns>
      {asked === 'close' && (
        <CloseDialog onCancel={() => setAsked(undefined)} onDone={(closing) => run({ action: 'close', ...closing })} />
      )}
      {asked === 'hide' && (
        <ReasonDialog
          action="hide"
          many={1}
          text={words.hide}
          onCancel={() => setAsked(undefined)}
          onDone={(told) => run({ action: 'hide', ...told, seen: listing.updated_at })}
        />
      )}
    </Page>
  );
}

/** One report beside the ad that it is about, and what can be done. */
export default function ReportRoute() {
  return (
    <Detail<DeskReportDetail> resource="reports" list={words.title}>
      {(report) => <Report key={report.id} report={report} />}
    </Detail>
  );
}
