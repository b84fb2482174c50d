import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { canPublish, isPlanId } from '@karachi-estates/domain/plans/plans';
import { AD_POST_FAILED } from '@karachi-estates/domain/properties/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { WorkspaceHead, WorkspacePage } from '../../chrome/WorkspacePage.tsx';
import { useContent } from '../../content/contentFor.ts';
import { dashboard } from '../../content/dashboard.ts';
import { useMyFigures } from '../../data/ownProperties.ts';
import { emptyAd } from '../../forms/properties.ts';
import { useSay } from '../../locale/useSay.ts';
import { AdDraftNotice } from '../../properties/AdDraftNotice.tsx';
import { AdForm } from '../../properties/AdForm.tsx';
import { OpenElsewhere } from '../../properties/OpenElsewhere.tsx';
import { useAdDraft } from '../../properties/useAdDraft.ts';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { usePostAd } from './usePostAd.ts';

// Nobody sees it but who posts a home again.
const loadPostedBefore = () => import('../../properties/PostedBeforeDialog.tsx');

export const meta = privatePageMeta('/seller-post-ad');

/** Post a property: the form, the draft that waits on this device, and the plan's limit before anything is typed. */
export default function SellerPostAdRoute() {
  const say = useSay();
  const { ad: words, limit } = useContent('dashboard', dashboard);
  const { user } = useSession();
  const { data: figures } = useMyFigures();
  // After a refresh the seller is not known at once, and neither is whose draft to look for.
  const { draft, elsewhere, start, takeUp, startAfresh, renew, store, finish } = useAdDraft(
    user ? { sellerId: user.id } : undefined,
    () => ({
      values: { ...emptyAd, email: user?.email ?? '', cell_no: formatPhone(user?.phone ?? '') },
      photos: [],
      seen: '',
    }),
  );
  const { question, post } = usePostAd({ start, renew, finish });

  const plan = figures && isPlanId(figures.plan) ? figures.plan : undefined;
  const publish = plan && figures ? canPublish({ plan, activeListings: figures.active }) : undefined;
  const refused = publish && !publish.ok ? say(publish) : undefined;

  return (
    <WorkspacePage>
      <WorkspaceHead heading={words.postHeading} />
      {refused && (
        <Alert
          severity="warning"
          role="note"
          action={
            <Button href="/plans" size="small">
              {limit.action}
            </Button>
          }
        >
          <AlertTitle>{limit.heading}</AlertTitle>
          {refused} {limit.text}
        </Alert>
      )}
      {draft && <AdDraftNotice draft={draft} onContinue={takeUp} onDiscard={startAfresh} />}
      {elsewhere && <OpenElsewhere title={elsewhere.title} />}
      {start && (
        <AdForm
          values={start.values}
          photos={start.photos}
          submit={words.publish}
          submitting={words.publishing}
          failed={say(told({ AD_POST_FAILED }))}
          featuredLeft={figures?.featured_left}
          isAsking={question !== undefined}
          onSend={(ad) => post(ad)}
          onChange={store}
        />
      )}
      {question && (
        <LoadedPart load={loadPostedBefore} floating onDismiss={() => question.onChoice('write-on')}>
          {({ default: PostedBeforeDialog }) => <PostedBeforeDialog {...question} />}
        </LoadedPart>
      )}
    </WorkspacePage>
  );
}
