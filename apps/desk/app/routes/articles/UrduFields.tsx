import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { TextField } from '@karachi-estates/design-system/TextField';
import { ARTICLE_LENGTHS as MOST } from '@karachi-estates/domain/blogs/articles';
import Typography from '@mui/material/Typography';
import { articles } from '../../content/articles.ts';
import { RichText } from '../../parts/RichText.tsx';
import { URDU } from '../../parts/urduField.ts';

const words = articles.form;

/** What an article says in Urdu; the fields of its form end in `_ur`. */
export function UrduFields({ isSource, hasCover }: { isSource: boolean; hasCover: boolean }) {
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {words.urduHelp}
      </Typography>
      <TextField name="title_ur" label={words.titleUr} maxLength={MOST.title} autoComplete="off" slotProps={URDU} />
      <TextAreaField
        name="excerpt_ur"
        label={words.excerptUr}
        help={words.excerptHelp}
        rows={2}
        maxLength={MOST.excerpt}
        slotProps={URDU}
      />
      {isSource ? (
        <TextAreaField name="content_ur" label={words.sourceUr} help={words.sourceHelp} rows={20} />
      ) : (
        <RichText name="content_ur" label={words.contentUr} isUrdu />
      )}
      {hasCover && (
        <TextField
          name="cover_alt_ur"
          label={words.coverAltUr}
          help={words.coverAltHelp}
          maxLength={MOST.cover_alt}
          autoComplete="off"
          slotProps={URDU}
        />
      )}
      <TextField
        name="seo_title_ur"
        label={words.seoTitleUr}
        help={words.seoTitleUrHelp}
        maxLength={MOST.seo_title}
        slotProps={URDU}
      />
      <TextAreaField
        name="seo_description_ur"
        label={words.seoDescriptionUr}
        help={words.seoDescriptionUrHelp}
        rows={2}
        maxLength={MOST.seo_description}
        slotProps={URDU}
      />
    </>
  );
}
