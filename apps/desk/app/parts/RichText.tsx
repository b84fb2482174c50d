import { uploadArticlePicture } from '@karachi-estates/contracts/deskArticles';
import { prose } from '@karachi-estates/design-system/theme/looks';
import FormatBoldRounded from '@mui/icons-material/FormatBoldRounded';
import FormatItalicRounded from '@mui/icons-material/FormatItalicRounded';
import FormatListBulletedRounded from '@mui/icons-material/FormatListBulletedRounded';
import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded';
import FormatQuoteRounded from '@mui/icons-material/FormatQuoteRounded';
import ImageRounded from '@mui/icons-material/ImageRounded';
import LinkOffRounded from '@mui/icons-material/LinkOffRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import RedoRounded from '@mui/icons-material/RedoRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { RichTextInput, useTiptapEditor } from 'ra-input-rich-text';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { richText as words } from '../content/writing.ts';
import { useApi } from '../data/api.ts';
import { base64Of } from './fileBase64.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { URDU } from './urduField.ts';

type Editor = NonNullable<ReturnType<typeof useTiptapEditor>>;
/** The policy of the document lets in only styles that know the nonce of this very answer. */
const nonceOf = () => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;

/** What an article may hold and the server keeps: nothing is offered that a save would drop. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: { openOnClick: false, protocols: ['mailto', 'tel'] },
  }),
  Image,
];

const Frame = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& .RaLabeled-label': { ...theme.typography.subtitle2, color: 'inherit' },
  '& .ProseMirror': {
    ...prose(theme),
    minHeight: '18rem',
    maxHeight: '70dvb',
    overflowY: 'auto',
    outlineOffset: '0.125rem',
    '& > * + *': { marginBlockStart: theme.spacing(1.5) },
    '& h2': { ...theme.typography.h3, marginBlock: theme.spacing(3, 1) },
    '& h3': { ...theme.typography.h4, marginBlock: theme.spacing(2, 1) },
    '& img': { maxWidth: '100%', height: 'auto', borderRadius: theme.shape.borderRadius },
    '& .ProseMirror-selectednode': { outline: `0.1875rem solid ${(theme.vars ?? theme).palette.primary.main}` },
    '& a': { color: (theme.vars ?? theme).palette.primary.main },
    '& blockquote': {
      marginInline: 0,
      paddingInlineStart: theme.spacing(2),
      borderInlineStart: `0.1875rem solid ${(theme.vars ?? theme).palette.secondary.main}`,
    },
  },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  marginBlock: theme.spacing(0.5, 1),
  '& button': { minWidth: '2.5rem', minHeight: '2.5rem', padding: theme.spacing(0.5, 1), textTransform: 'none' },
  // What cannot be pressed is pale, not framed.
  '& button.Mui-disabled': { borderColor: 'transparent' },
}));

/** Draws the toolbar anew whenever the cursor or the text moves. */
function useEditorNow(editor: Editor | null): void {
  useSyncExternalStore(
    (changed) => {
      editor?.on('transaction', changed);
      return () => {
        editor?.off('transaction', changed);
      };
    },
    () => editor?.state,
  );
}

interface Tool {
  label: string;
  icon: ReactNode;
  isOn?: boolean;
  isOff?: boolean;
  run: () => void;
}

const commandsOf = (editor: Editor): Tool[] => {
  const chain = () => editor.chain().focus();
  const level = (label: string, wanted: 2 | 3): Tool => ({
    label,
    icon: label,
    isOn: editor.isActive('heading', { level: wanted }),
    run: () => chain().toggleHeading({ level: wanted }).run(),
  });
  return [
    level(words.heading, 2),
    level(words.subheading, 3),
    {
      label: words.bold,
      icon: <FormatBoldRounded />,
      isOn: editor.isActive('bold'),
      run: () => chain().toggleBold().run(),
    },
    {
      label: words.italic,
      icon: <FormatItalicRounded />,
      isOn: editor.isActive('italic'),
      run: () => chain().toggleItalic().run(),
    },
    {
      label: words.list,
      icon: <FormatListBulletedRounded />,
      isOn: editor.isActive('bulletList'),
      run: () => chain().toggleBulletList().run(),
    },
    {
      label: words.numbers,
      icon: <FormatListNumberedRounded />,
      isOn: editor.isActive('orderedList'),
      run: () => chain().toggleOrderedList().run(),
    },
    {
      label: words.quote,
      icon: <FormatQuoteRounded />,
      isOn: editor.isActive('blockquote'),
      run: () => chain().toggleBlockquote().run(),
    },
    { label: words.undo, icon: <UndoRounded />, isOff: !editor.can().undo(), run: () => chain().undo().run() },
    { label: words.redo, icon: <RedoRounded />, isOff: !editor.can().redo(), run: () => chain().redo().run() },
  ];
};

function ToolButton({ label, icon, isOn = false, isOff = false, run }: Tool) {
  return (
    <ToggleButton
      value={label}
      size="small"
      selected={isOn}
      disabled={isOff}
      aria-label={label}
      title={label}
      onClick={run}
    >
      {icon}
    </ToggleButton>
  );
}

/** The buttons above the text. */
function Toolbar() {
  const editor = useTiptapEditor();
  const call = useApi();
  const [asked, setAsked] = useState<'link' | 'picture'>();
  useEditorNow(editor);
  if (!editor) return null;
  const close = () => setAsked(undefined);
  const isLink = editor.isActive('link');
  const picture = editor.isActive('image')
    ? (editor.getAttributes('image') as { src: string; alt?: string })
    : undefined;

  async function putIn(file: File | undefined, alt: string) {
    if (!editor) return;
    if (picture) editor.chain().focus().updateAttributes('image', { alt }).run();
    else if (file) {
      const { src, width, height } = await call(uploadArticlePicture, { body: { file: await base64Of(file) } });
      editor
        .chain()
        .focus()
        .setImage({ src: `${src}/1024`, alt, width, height })
        .run();
    }
    close();
  }

  return (
    <>
      <Bar role="group" aria-label={words.toolbar}>
        {commandsOf(editor).map((tool) => (
          <ToolButton key={tool.label} {...tool} />
        ))}
        <ToolButton label={words.link} icon={<LinkRounded />} isOn={isLink} run={() => setAsked('link')} />
        {isLink && (
          <ToolButton
            label={words.unlink}
            icon={<LinkOffRounded />}
            run={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
          />
        )}
        <ToolButton
          label={words.picture}
          icon={<ImageRounded />}
          isOn={picture !== undefined}
          run={() => setAsked('picture')}
        />
      </Bar>
      {asked === 'link' && (
        <LinkDialog
          address={(editor.getAttributes('link') as { href?: string }).href ?? ''}
          onClose={close}
          onDone={(href) => {
            const chain = editor.chain().focus().extendMarkRange('link');
            // Without chosen words the address itself becomes the link.
            if (editor.state.selection.empty && !isLink)
              chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
            else chain.setLink({ href }).run();
            close();
          }}
        />
      )}
      {asked === 'picture' && (
        <PictureDialog alt={picture?.alt ?? ''} isThere={picture !== undefined} onClose={close} onDone={putIn} />
      )}
    </>
  );
}

/** One set of options for each label: a new one would make the editor anew. */
const optionsByLabel = new Map<string, object>();

function optionsFor(label: string, isUrdu: boolean): object {
  const known = optionsByLabel.get(label);
  if (known) return known;
  const nonce = nonceOf();
  const options = {
    extensions,
    ...(nonce && { injectNonce: nonce }),
    editorProps: {
      attributes: {
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        ...(isUrdu && URDU.htmlInput),
      },
    },
  };
  optionsByLabel.set(label, options);
  return options;
}

export interface RichTextProps {
  /** The field of the form around it; holds HTML. */
  name: string;
  label: string;
  /** Its text is Urdu, from the right. */
  isUrdu?: boolean;
}

/** A text with headings, lists, links and pictures. Stands in a form of react-hook-form. */
export function RichText({ name, label, isUrdu = false }: RichTextProps) {
  return (
    <Frame>
      <RichTextInput
        source={name}
        label={label}
        toolbar={<Toolbar />}
        editorOptions={optionsFor(label, isUrdu)}
        fullWidth
      />
    </Frame>
  );
}
