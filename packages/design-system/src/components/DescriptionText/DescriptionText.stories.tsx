import { aProperty } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionText } from './DescriptionText.tsx';

const meta = {
  title: 'Listings/DescriptionText',
  id: 'components-descriptiontext',
  component: DescriptionText,
  args: { text: aProperty().description },
} satisfies Meta<typeof DescriptionText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('p')).toHaveLength(3);
  },
};

/** Lines stay lines, whichever way the seller's computer ends them. */
export const Lines: Story = {
  args: { text: 'Ground floor:\r\n- drawing room\r\n- two bedrooms\r\n\r\nFirst floor:\n- three bedrooms' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('p')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('br')).toHaveLength(3);
  },
};

/** Tags are text: a description is never read as HTML. */
export const NotHtml: Story = {
  args: { text: 'Price is <b>final</b> <script>alert(1)</script>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('b, script')).toBeNull();
    await expect(canvas.getByText(/<b>final<\/b>/)).toBeVisible();
  },
};

/** An empty line begins a paragraph, so each one can be about one thing. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {
    text: 'Corner house of 500 sq yd in DHA Phase 8, facing the park.\n\nGround floor: drawing room, kitchen, two bedrooms.\nFirst floor: three bedrooms and a terrace.\n\nThe papers are clear, and it can be seen on any day.',
  },
};

/** Tags are shown as they are typed, and capitals without a paragraph are hard to read. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    text: '<h1>CORNER HOUSE</h1> 500 SQ YD DHA PHASE 8 FACING THE PARK!!! <br> GROUND FLOOR DRAWING ROOM KITCHEN TWO BEDROOMS FIRST FLOOR THREE BEDROOMS TERRACE <br> PAPERS CLEAR <b>CALL NOW</b>',
  },
};

/** A paragraph in the other script has the language and the direction of that one. */
export const LongText: Story = {
  args: {
    text: `${'Corner house, park facing, all documents clear. '.repeat(12)}\n\nخوبصورت کونے کا گھر، پارک کے سامنے، تمام کاغذات مکمل۔ فوری قبضہ، براہ راست مالک سے۔\n\nhttps://example.com/${'a-very-long-address-without-a-break-'.repeat(4)}`,
  },
  play: async ({ canvasElement }) => {
    const [english, urdu] = canvasElement.querySelectorAll('p');
    await expect(english?.parentElement).toHaveAttribute('lang', 'en');
    await expect(english?.parentElement).toHaveAttribute('dir', 'ltr');
    await expect(english).not.toHaveAttribute('lang');
    await expect(urdu).toHaveAttribute('lang', 'ur');
    await expect(urdu).toHaveAttribute('dir', 'rtl');
  },
};

/** So has a line, and a phone number is isolated wherever it stands. */
export const MixedLines: Story = {
  tags: ['no-visual'],
  args: {
    text: 'خوبصورت گھر، پارک کے سامنے، فوری قبضہ، براہ راست مالک سے۔\n- park facing\n- 240 sq yd\nفون 0321-1234567 یا ۰۳۲۱-۷۶۵۴۳۲۱ پر رابطہ کریں۔\n+92 300 1234567\nقیمت 150000-2000000 روپے۔',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('p')).toHaveLength(1);
    await expect(canvas.getByText('- park facing')).toHaveAttribute('dir', 'ltr');
    const line = canvas.getByText('- 240 sq yd');
    await expect(line.getBoundingClientRect().top).toBe(
      canvas.getByText('- park facing').getBoundingClientRect().bottom,
    );
    const phones = [...canvasElement.querySelectorAll('bdi[dir=ltr]')].map((phone) => phone.textContent);
    await expect(phones).toEqual(['0321-1234567', '۰۳۲۱-۷۶۵۴۳۲۱', '+92 300 1234567']);
    await expect(canvasElement.querySelectorAll('br')).toHaveLength(2);
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
