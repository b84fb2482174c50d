import { writtenIn, writtenProps } from '@karachi-estates/domain/words/writtenIn';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ComponentPropsWithRef, Fragment } from 'react';
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes in place
        <p key={index} {...(writtenIn(paragraph) === writtenIn(text) ? undefined : writtenProps(paragraph))}>
          {paragraph.split('\n').map((line, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Fragment key={number}>
              {number > 0 && <br />}
              {line}
            </Fragment>
          ))}
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
