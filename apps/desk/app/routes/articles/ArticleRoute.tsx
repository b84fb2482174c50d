import { type DeskArticleDetail, previewArticle, saveDeskArticle } from '@karachi-estates/contracts/deskArticles';
import type { Picture } from '@karachi-estates/contracts/media';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { TextField } from '@karachi-estates/design-system/TextField';
import { ARTICLE_LENGTHS as MOST } from '@karachi-estates/domain/blogs/articles';
import { type Locale, locales } from '@karachi-estates/domain/words/locale';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { Page } from '../../chrome/Page.tsx';
import { articles } from '../../content/articles.ts';
import { useApi } from '../../data/api.ts';
import { CallFailed, isRefusal } from '../../data/call.ts';
import { Detail } from '../../parts/Detail.tsx';
import { DraftNotices } from '../../parts/DraftNotices.tsx';
import { Columns, Panel } from '../../parts/Panel.tsx';
import { RichText } from '../../parts/RichText.tsx';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { showFailure } from '../../parts/showFailure.ts';
import { useDraftForm } from '../../parts/useDraftForm.ts';
import { ArticleMark } from './ArticleMark.tsx';
import { CoverField } from './CoverField.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { UrduFields } from './UrduFields.tsx';
import { VersionsPanel } from './VersionsPanel.tsx';

const words = articles.form;

/** What the editor has no place for and would drop; the server keeps it. */
const FOREIGN = /<(?:table|figure|dl|sub|sup|abbr|cite|q|time|mark|small|bdi)\b|<[^>]+\s(?:lang|dir)=/;

interface Values {
  title: string;
  slug: string;
  excerpt: string;
  author: string;
  content: string;
  seo_title: string;
  seo_description: string;
  cover: Picture | null;
  cover_alt: string;
  title_ur: string;
  excerpt_ur: string;
  content_ur: string;
  seo_title_ur: string;
  seo_description_ur: string;
  cover_alt_ur: string;
}

const valuesOf = (article: DeskArticleDetail): Values => ({
  title: article.title,
  slug: article.slug,
  excerpt: article.excerpt,
  author: article.author,
  content: article.content,
  seo_title: article.seo_title,
  seo_description: article.seo_description,
  cover: article.cover,
  cover_alt: article.cover_alt,
  title_ur: article.title_ur,
  excerpt_ur: article.excerpt_ur,
  content_ur: article.content_ur,
  seo_title_ur: article.seo_title_ur,
  seo_description_ur: article.seo_description_ur,
  cover_alt_ur: article.cover_alt_ur,
});

const fieldNames = {
  title: words.title,
  slug: words.slug,
  excerpt: words.excerpt,
  content: words.content,
  cover: words.cover,
  cover_alt: words.coverAlt,
  author: words.author,
  seo_title: words.seoTitle,
  seo_description: words.seoDescription,
  title_ur: words.titleUr,
  excerpt_ur: words.excerptUr,
  content_ur: words.contentUr,
  cover_alt_ur: words.coverAltUr,
  seo_title_ur: words.seoTitleUr,
  seo_description_ur: words.seoDescriptionUr,
};

function Fields({
  isSource,
  cover,
  onCover,
}: {
  isSource: boolean;
  cover: Picture | null;
  onCover: (to: Picture | null) => void;
}) {
  return (
    <>
      <TextField name="title" label={words.title} maxLength={MOST.title} autoComplete="off" />
      <TextAreaField name="excerpt" label={words.excerpt} help={words.excerptHelp} rows={2} maxLength={MOST.excerpt} />
      {isSource ? (
        <TextAreaField name="content" label={words.source} help={words.sourceHelp} rows={20} />
      ) : (
        <RichText name="content" label={words.content} />
      )}
      <CoverField cover={cover} onChange={onCover} />
      <TextField name="author" label={words.author} maxLength={MOST.author} autoComplete="off" />
      <Stack spacing={2} role="group" aria-labelledby="search-engines">
        <Typography id="search-engines" variant="subtitle2" component="h3">
          {words.search}
        </Typography>
        <TextField name="slug" label={words.slug} help={words.slugHelp} maxLength={MOST.slug} spellCheck={false} />
        <TextField name="seo_title" label={words.seoTitle} help={words.seoTitleHelp} maxLength={MOST.seo_title} />
        <TextAreaField
          name="seo_description"
          label={words.seoDescription}
          help={words.seoDescriptionHelp}
          rows={2}
          maxLength={MOST.seo_description}
        />
      </Stack>
    </>
  );
}

/** Whether it is a field that takes the focus: the editor of a text and the cover do not. */
const takesFocus = (name: string): name is keyof Values => name in fieldNames && !/^(?:content|cover$)/.test(name);

/** What a refusal is about, where it is about the texts of one language alone. */
function languageAtFault(names: readonly string[]): Locale | undefined {
  const urdu = names.filter((name) => name.endsWith('_ur'));
  if (names.length === 0 || (urdu.length > 0 && urdu.length < names.length)) return undefined;
  return urdu.length > 0 ? 'ur' : 'en';
}

/** The language whose texts are shown. A refusal shows its own, and says which field shall have the focus there. */
function useLanguage() {
  const [language, setLanguage] = useState<Locale>('en');
  const [wrong, setWrong] = useState<{ field: keyof Values | undefined }>();

  /** @returns whether the first thing that is wrong gets the focus. */
  function leadTo({ fields }: CallFailed): boolean {
    const names = Object.keys(fields);
    const shown = languageAtFault(names) ?? language;
    const [first = ''] = names.filter((name) => name.endsWith('_ur') === (shown === 'ur'));
    const field = takesFocus(first) ? first : undefined;
    setLanguage(shown);
    setWrong({ field });
    return field !== undefined;
  }

  return { language, setLanguage, wrong, leadTo };
}

function Article({ article }: { article: DeskArticleDetail }) {
  const call = useApi();
  const notify = useNotify();
  const { language, setLanguage, wrong, leadTo } = useLanguage();
  const draft = useDraftForm<DeskArticleDetail, Values>(article, 'article', {
    valuesOf,
    send: ({ cover: picture, ...texts }, version) =>
      call(saveDeskArticle, {
        params: { id: String(article.id) },
        body: { ...texts, cover: picture?.src ?? null, version },
      }).catch((error: unknown) => {
        if (isRefusal(error)) leadTo(error);
        throw error;
      }),
  });
  const { form, isDirty, save } = draft;
  // A field takes the focus only once its language is on the screen.
  useEffect(() => {
    if (wrong?.field) form.setFocus(wrong.field);
  }, [wrong]);
  const isUrdu = language === 'ur';
  const [isSource] = useState(() => FOREIGN.test(article.content));
  const [isUrduSource] = useState(() => FOREIGN.test(article.content_ur));
  const [preview, setPreview] = useState<string>();
  const cover = form.watch('cover');

  async function look() {
    try {
      const content = form.getValues(isUrdu ? 'content_ur' : 'content');
      setPreview((await call(previewArticle, { body: { content } })).content);
    } catch (error) {
      notify(error instanceof CallFailed ? error.message : articles.preview.failed, { type: 'error' });
    }
  }

  return (
    <Page
      title={article.title}
      trail={<Link to="/articles">{articles.title}</Link>}
      lead={<ArticleMark state={article.state} />}
    >
      <DraftNotices draft={draft} row={article} fieldNames={fieldNames} />
      <Columns>
        <div>
          <Panel title={words.text}>
            <FormLayout
              form={form}
              label={article.title}
              width="fill"
              sx={{ gap: 2 }}
              onSubmit={(values) => save(values)}
            >
              <ErrorSummary fieldNames={fieldNames} />
              <ToggleButtonGroup
                exclusive
                size="small"
                aria-label={words.language}
                value={language}
                onChange={(_, chosen: Locale | null) => chosen && setLanguage(chosen)}
              >
                {locales.map((each) => (
                  <ToggleButton key={each} value={each}>
                    {words.languages[each]}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
              {isUrdu ? (
                <UrduFields isSource={isUrduSource} hasCover={cover !== null} />
              ) : (
                <Fields
                  isSource={isSource}
                  cover={cover}
                  onCover={(to) => form.setValue('cover', to, { shouldDirty: true })}
                />
              )}
              <SaveBar label={words.save[article.state]} isDirty={isDirty} />
            </FormLayout>
          </Panel>
        </div>
        <div>
          <PublishPanel
            article={article}
            version={draft.version}
            isDirty={isDirty}
            onRefused={(error) => {
              showFailure(form, error);
              // The form, and what it says, may be screens above.
              if (!leadTo(error)) notify(error.message, { type: 'error' });
            }}
            onPreview={() => void look()}
          />
          <VersionsPanel article={article} isDirty={isDirty} />
        </div>
      </Columns>
      {preview !== undefined && (
        <PreviewDialog
          title={form.getValues(isUrdu ? 'title_ur' : 'title')}
          author={form.getValues('author')}
          date={article.created_at}
          cover={cover}
          coverAlt={form.getValues(isUrdu ? 'cover_alt_ur' : 'cover_alt')}
          html={preview}
          onClose={() => setPreview(undefined)}
        />
      )}
    </Page>
  );
}

/** One article: its words, its pictures, who sees it, and what it said before. */
export default function ArticleRoute() {
  return (
    <Detail<DeskArticleDetail> resource="articles" list={articles.title}>
      {(article) => <Article key={article.id} article={article} />}
    </Detail>
  );
}
