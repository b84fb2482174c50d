import {
  actOnDeskArticle,
  getArticleRevision,
  getDeskArticle,
  previewArticle,
  saveDeskArticle,
} from '@karachi-estates/contracts/deskArticles';
import { aDeskArticleDetail } from '@karachi-estates/fixtures/articles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { articles } from '../../content/articles.ts';
import { richText, writing } from '../../content/writing.ts';
import {
  answers,
  answersInTurn,
  deskParameters,
  deskStories,
  detailStates,
  type StoryAnswer,
} from '../../stories/deskStory.tsx';
import ArticleRoute from './ArticleRoute.tsx';

const article = aDeskArticleDetail();
const params = { id: String(article.id) };
const world = (answer: StoryAnswer, more: Record<string, StoryAnswer> = {}) =>
  deskParameters({ at: `/articles/${article.id}`, api: { ...answers(getDeskArticle, answer, params), ...more } });

const meta = {
  ...deskStories,
  title: 'Article',
  component: ArticleRoute,
  parameters: world({ answer: article }),
  beforeEach: () => {
    // What an earlier story typed is another story.
    sessionStorage.clear();
    return deskStories.beforeEach();
  },
} satisfies Meta<typeof ArticleRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = detailStates(world, article.title);

/** The text has its tools, and nothing waits to be saved. */
export const Ready: Story = {
  play: async (context) => {
    await states.Ready.play(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('textbox', { name: articles.form.content })).toHaveTextContent('seven papers');
    await expect(canvas.getByRole('button', { name: richText.heading })).toBeVisible();
    await expect(canvas.getByText(writing.allSaved)).toBeVisible();
  },
};
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;

/** It becomes public by itself, and says when. */
export const Scheduled: Story = {
  parameters: world({ answer: aDeskArticleDetail({ state: 'scheduled', publish_at: '2026-11-23T04:00:00.000Z' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(articles.actions.scheduledFor('23 Nov 2026, 09:00'))).toBeVisible();
  },
};

/** A table, which the editor would drop, is written as HTML. */
export const AsHtml: Story = {
  parameters: world({
    answer: aDeskArticleDetail({ content: '<table><tbody><tr><td>Paper</td></tr></tbody></table>' }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: new RegExp(articles.form.source) })).toHaveValue(
      '<table><tbody><tr><td>Paper</td></tr></tbody></table>',
    );
  },
};

/** Somebody else was faster: both ways out are offered, and what was typed is still there. */
export const Conflict: Story = {
  parameters: world(
    { answer: article },
    answers(
      saveDeskArticle,
      { failure: 409, code: 'ARTICLE_CHANGED', message: 'Nadia Rahman saved this article at 12:10.' },
      params,
    ),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: articles.form.title });
    await userEvent.type(title, ' today');
    await expect(await canvas.findByText(writing.unsaved)).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByText(/Nadia Rahman saved this article/)).toBeVisible();
    // The button that was pressed stands below; the notice is where the eyes and the keys are now.
    const notice = canvas.getByText(/Nadia Rahman saved/).closest('[role="alert"]');
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(canvas.getByRole('button', { name: writing.conflict.mine })).toBeVisible();
    // What they wrote is read before anything of either is given up, and that asks once.
    await userEvent.click(canvas.getByText(writing.conflict.look));
    await expect(notice).toHaveTextContent(article.title);
    await userEvent.click(canvas.getByRole('button', { name: writing.conflict.theirs }));
    const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog', {
      name: writing.drop.title,
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await expect(title).toHaveValue(`${article.title} today`);
  },
};

/** A cover that somebody else chose is shown before mine is saved over it. */
export const CoverMeanwhile: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: `/articles/${article.id}`,
    api: {
      ...answersInTurn(
        getDeskArticle,
        { answer: { ...article, cover: null } },
        { answer: { ...article, version: article.version + 1 } },
        params,
      ),
      ...answers(
        saveDeskArticle,
        { failure: 409, code: 'ARTICLE_CHANGED', message: 'Nadia Rahman saved this article at 12:10.' },
        params,
      ),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: articles.form.title }), ' today');
    await userEvent.click(canvas.getByRole('button', { name: articles.form.save.draft }));
    const notice = (await canvas.findByText(/Nadia Rahman saved/)).closest<HTMLElement>('[role="alert"]');
    await userEvent.click(canvas.getByText(writing.conflict.look));
    await waitFor(() => expect(notice?.querySelector('img')).toBeVisible());
    await expect(notice).toHaveTextContent(articles.form.cover);
  },
};

/** What keeps it from readers is said at its field. */
export const NotReady: Story = {
  parameters: world(
    { answer: article },
    answers(
      actOnDeskArticle,
      { failure: 400, message: 'Something is missing.', fields: { cover_alt: 'Describe the cover.' } },
      params,
    ),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: articles.actions.publish }));
    const question = await body.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: articles.actions.publish }));
    await expect((await canvas.findAllByText('Describe the cover.'))[0]).toBeVisible();
  },
};

/** What somebody else saved since is not published unread. */
export const SavedSince: Story = {
  // A notice that goes away by itself.
  tags: ['no-visual'],
  parameters: world(
    { answer: article },
    answers(
      actOnDeskArticle,
      { failure: 409, code: 'ARTICLE_CHANGED', message: 'Nadia Rahman saved this article at 12:10.' },
      params,
    ),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: articles.actions.publish }));
    const question = await body.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: articles.actions.publish }));
    await expect(await body.findByText(/Nadia Rahman saved this article/)).toBeVisible();
  },
};

/** Its texts in Urdu are beside it, and a refusal that is about them shows them. */
export const Urdu: Story = {
  parameters: world(
    { answer: aDeskArticleDetail({ title_ur: 'پہلے کاغذات', content_ur: '<p>فائل مانگیں۔</p>' }) },
    answers(
      saveDeskArticle,
      { failure: 400, message: 'Something is missing.', fields: { excerpt_ur: 'Write it in Urdu.' } },
      params,
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: articles.form.languages.ur }));
    await expect(await canvas.findByRole('textbox', { name: articles.form.titleUr })).toHaveValue('پہلے کاغذات');
    const text = await canvas.findByRole('textbox', { name: articles.form.contentUr });
    await expect(text).toHaveAttribute('dir', 'rtl');
    await userEvent.click(canvas.getByRole('button', { name: articles.form.languages.en }));
    await userEvent.type(await canvas.findByRole('textbox', { name: articles.form.title }), '!');
    await userEvent.click(canvas.getByRole('button', { name: articles.form.save.draft }));
    await expect(await canvas.findByRole('textbox', { name: new RegExp(articles.form.excerptUr) })).toBeInvalid();
  },
};

const publishRefusedFor = (fields: Record<string, string>) =>
  world(
    { answer: aDeskArticleDetail({ title_ur: 'پہلے کاغذات' }) },
    answers(actOnDeskArticle, { failure: 400, message: 'Write it in Urdu.', fields }, params),
  );

/** Its texts in Urdu keep it from readers: they are shown, and the first wrong field has the focus. */
export const UrduNotReady: Story = {
  tags: ['no-visual'],
  parameters: publishRefusedFor({ excerpt_ur: 'Write it in Urdu.', content_ur: 'Write it in Urdu.' }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: articles.actions.publish }));
    const question = await body.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: articles.actions.publish }));
    const excerpt = await canvas.findByRole('textbox', { name: new RegExp(articles.form.excerptUr) });
    await waitFor(() => expect(excerpt).toHaveFocus());
    await expect(excerpt).toBeInvalid();
  },
};

/** What stands in the editor of a text, which takes no focus, is said where the eyes are. */
export const UrduTextNotReady: Story = {
  // A notice that goes away by itself.
  tags: ['no-visual'],
  parameters: publishRefusedFor({ content_ur: 'Write it in Urdu.' }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: articles.actions.publish }));
    const question = await body.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: articles.actions.publish }));
    await expect((await body.findAllByText('Write it in Urdu.'))[0]).toBeVisible();
  },
};

/** A link away asks first while something is not saved. */
export const AsksBeforeLeaving: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByRole('textbox', { name: articles.form.title }), '!');
    await canvas.findByText(writing.unsaved);
    await userEvent.click(canvas.getAllByRole('link', { name: articles.title })[0] as HTMLElement);
    const question = await body.findByRole('alertdialog');
    await expect(question).toHaveTextContent(writing.leave.text);
    await userEvent.click(within(question).getByRole('button', { name: writing.leave.stay }));
    await expect(await canvas.findByRole('heading', { level: 1, name: article.title })).toBeVisible();
  },
};

/** The very component of the public page, filled with what is typed. */
export const Preview: Story = {
  parameters: world({ answer: article }, answers(previewArticle, { answer: { content: article.content } })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: articles.actions.preview }));
    const dialog = await body.findByRole('dialog', { name: articles.preview.title });
    await expect(within(dialog).getByRole('heading', { name: article.title })).toBeVisible();
    await expect(within(dialog).getByRole('img', { name: article.cover_alt })).toBeInTheDocument();
  },
};

/** A version is looked at before it is brought back. */
export const Version: Story = {
  parameters: world(
    { answer: article },
    answers(
      getArticleRevision,
      {
        answer: {
          ...article.revisions[1],
          content: '<p>The older words.</p>',
          author: 'Ayesha Writer',
          title_ur: '',
          content_ur: '',
          cover: null,
        },
      },
      { ...params, version: '2' },
    ),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: articles.versions.lookOf(2) }));
    await expect(await body.findByText('The older words.')).toBeVisible();
    await expect(body.getByRole('dialog', { name: /^Version 2: / })).toHaveTextContent('By Ayesha Writer');
    await userEvent.click(body.getByRole('button', { name: articles.versions.restore }));
    await expect(await body.findByRole('alertdialog')).toHaveTextContent(articles.versions.ask.text);
  },
};

/** While something is not saved, a version cannot be brought back, and that is said. */
export const VersionWhileTyping: Story = {
  ...Version,
  tags: ['no-visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByRole('textbox', { name: articles.form.title }), '!');
    await userEvent.click(canvas.getByRole('button', { name: articles.versions.lookOf(2) }));
    const dialog = await body.findByRole('dialog', { name: /^Version 2: / });
    await expect(within(dialog).getByText(articles.versions.saveFirst)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: articles.versions.restore })).toBeDisabled();
  },
};

/** A link is put on the words that are chosen; its own form does not send the article's. */
export const LinkOnWords: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('textbox', { name: articles.form.content }));
    await userEvent.click(canvas.getByRole('button', { name: richText.link }));
    const dialog = await body.findByRole('dialog', { name: richText.linkDialog.title });
    const address = within(dialog).getByRole('textbox', { name: richText.linkDialog.address });
    await userEvent.type(address, 'javascript:alert(1)');
    await userEvent.click(within(dialog).getByRole('button', { name: richText.linkDialog.submit }));
    await expect((await within(dialog).findAllByText(richText.linkDialog.invalid))[0]).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, '/properties');
    await userEvent.click(within(dialog).getByRole('button', { name: richText.linkDialog.submit }));
    await expect(await canvas.findByRole('link', { name: '/properties' })).toHaveAttribute('href', '/properties');
    await expect(canvas.getByText(writing.unsaved)).toBeVisible();
  },
};
