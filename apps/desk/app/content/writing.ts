/** What is said around any text that is written at the desk. */
export const writing = {
  saved: 'Saved.',
  unsaved: 'Not saved yet',
  allSaved: 'Everything is saved',
  kept: {
    text: 'These are the words that you had not saved when you left.',
    drop: 'Go back to what is saved',
  },
  saveKeys: 'Ctrl+S',
  conflict: {
    look: 'Show what is saved now',
    theirs: 'Drop mine and show theirs',
    mine: 'Save mine over it',
  },
  drop: {
    title: 'Drop what you typed?',
    text: 'What is saved takes its place. Your words cannot be brought back.',
    submit: 'Drop my words',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you typed stays in this window until you close it, but nobody else has it.',
    go: 'Leave',
    stay: 'Stay here',
  },
} as const;

/** What the editor of texts says. */
export const richText = {
  toolbar: 'Format the text',
  paragraph: 'Paragraph',
  heading: 'Heading',
  subheading: 'Subheading',
  bold: 'Bold',
  italic: 'Italic',
  list: 'List',
  numbers: 'Numbered list',
  quote: 'Quotation',
  link: 'Link',
  unlink: 'Take the link away',
  picture: 'Picture',
  undo: 'Undo',
  redo: 'Redo',
  linkDialog: {
    title: 'Link',
    address: 'Address',
    help: 'Of this site (/properties) or another one (https://…).',
    invalid: 'Write an address that begins with / or https://',
    submit: 'Set the link',
  },
  pictureDialog: {
    title: 'Picture',
    file: 'Picture file',
    fileMissing: 'Choose a picture of at most 10 MB.',
    alt: 'What it shows',
    altHelp: 'For readers who do not see it. Needed before publishing.',
    altMissing: 'Say what the picture shows.',
    submit: 'Put it in',
    change: 'Save the description',
  },
} as const;
