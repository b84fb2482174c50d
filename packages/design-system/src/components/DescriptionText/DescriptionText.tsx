import { writtenIn, writtenProps } from '@karachi-estates/domain/words/writtenIn';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import { prose } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface DescriptionTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Plain text as the seller typed it: an empty line begins a paragraph, a new line breaks the line. */
  text: string;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const Root = styled('div', { name: 'KeDescriptionText', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...prose(theme),
    maxWidth: '70ch',
    overflowWrap: 'anywhere',
    '& > p': { margin: 0 },
    '& > p + p': { marginBlockStart: theme.spacing(2) },
  })),
);

// Within Urdu its groups are drawn back to front, and a plus on the wrong side.
const PHONE = /((?:\+|(?<![\p{L}\p{N}_])(?:0|111|۰|۱۱۱))[\d۰-۹ -]{8,}[\d۰-۹])/u;

const isolated = (line: string): ReactNode =>
  line.split(PHONE).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes in place
      <bdi key={index} dir="ltr">
        {part}
      </bdi>
    );
  });

/** Lines in the other script than most of the paragraph have the direction of that one. */
function Lines({ paragraph }: { paragraph: string }) {
  const language = writtenIn(paragraph);
  const lines = paragraph.split('\n');
  const isOther = (line = '') => /\p{L}/u.test(line) && writtenIn(line) !== language;
  return lines.map((line, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={number}>
      {number > 0 && !isOther(line) && !isOther(lines[number - 1]) && <br />}
      {isOther(line) ? (
        <span {...writtenProps(line)} style={{ display: 'block' }}>
          {isolated(line)}
        </span>
      ) : (
        isolated(line)
      )}
    </Fragment>
  ));
}

/**
 * What a seller writes about a property, with its paragraphs and line breaks. Never as HTML.
 *
 * Use ArticleBody instead for the HTML of a blog.
 */
export function DescriptionText(inProps: DescriptionTextProps) {
  const props = useThemeProps({ props: inProps, name: 'KeDescriptionText' });
  const { text, ...other } = props;
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return (
    <Root ownerState={props} {...writtenProps(text)} {...other}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={index} {...(writtenIn(paragraph) === writtenIn(text) ? undefined : writtenProps(paragraph))}>
          <Lines paragraph={paragraph} />
        </p>
      ))}
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeDescriptionText: 'root';
  }
  interface ComponentsPropsList {
    KeDescriptionText: Partial<DescriptionTextProps>;
  }
  interface Components<Theme = unknown> {
    KeDescriptionText?: {
      defaultProps?: ComponentsPropsList['KeDescriptionText'];
      styleOverrides?: ComponentsOverrides<Theme>['KeDescriptionText'];
      variants?: ComponentsVariants<Theme>['KeDescriptionText'];
    };
  }
}
