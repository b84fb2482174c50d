import { aBlog } from '@karachi-estates/fixtures/blogs';
import { longTitles } from '@karachi-estates/fixtures/properties';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticleBody } from './ArticleBody.tsx';

const everything = `
<p>Before the token money comes the <strong>file</strong>. Ask for it on the first visit, and <a href="#office">ask the office</a> that keeps the record.</p>
<h2>The papers</h2>
<p>Each has a date, a number and somebody who signed it.</p>
<ul><li>Search certificate of the last fifteen years</li><li>Approved building plan</li><li>Completion certificate</li></ul>
<h3>In this order</h3>
<ol><li>See the property</li><li>See the seller’s CNIC</li><li>See the title at the office</li></ol>
<blockquote><p>A copy proves that a copier works.</p></blockquote>
<table><thead><tr><th>Paper</th><th>Office</th></tr></thead><tbody><tr><td>Sub-lease</td><td>Sub-registrar</td></tr><tr><td>Approved plan</td><td>SBCA</td></tr></tbody></table>
<hr>
<p>Written for orientation, not as legal advice.</p>`;

const meta = {
  title: 'Layout/ArticleBody',
  id: 'components-articlebody',
  component: ArticleBody,
  args: { html: aBlog().content },
  decorators: [
    (Story) => (
      <article>
        <h1 style={visuallyHidden}>An article</h1>
        <Story />
      </article>
    ),
  ],
} satisfies Meta<typeof ArticleBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Everything: Story = { args: { html: everything } };

const papers = `
<p>Before the token money comes the file.</p>
<h2>The papers</h2>
<ul><li>Search certificate of the last fifteen years</li><li>Approved building plan</li><li>Completion certificate</li></ul>`;

const papersInARow = `
<p>Before the token money comes the file.<br><strong>THE PAPERS!!!</strong> 1) search certificate of the last fifteen years 2) approved building plan 3) completion certificate</p>`;

/** Headings and a list let readers find the one paper they look for. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { html: papers },
};

/**
 * Capitals in bold only look like a heading, so a screen reader cannot jump to them, and papers in a row are hard to
 * tick off.
 */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { html: papersInARow },
};

export const LongText: Story = { args: { html: `<h2>${longTitles.mixed}</h2><p>${longTitles.mixed}</p>` } };

export const RightToLeft: Story = { args: { html: everything }, parameters: { direction: 'rtl' } };

/** English keeps the lines of English among lines of Nastaliq. */
export const EnglishInUrdu: Story = {
  args: { html: everything, lang: 'en', dir: 'ltr' },
  globals: { language: 'ur' },
  play: async ({ canvas }) => {
    const share = (element: Element) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    };
    await expect(share(canvas.getByText('Each has a date, a number and somebody who signed it.'))).toBeCloseTo(1.6, 1);
    await expect(share(canvas.getByRole('heading', { name: 'In this order' }))).toBeCloseTo(1.25, 1);
  },
};

export const PhoneWidth: Story = { args: { html: everything }, globals: { viewport: { value: 'phone' } } };
