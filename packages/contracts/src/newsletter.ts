import Type from 'typebox';
import { defineEndpoint, failures, Message } from './endpoint.ts';

const token = Type.Object({ token: Type.String({ maxLength: 200 }) });

/** A form of the site names the language of its page; the answer is then a redirect to a page. */
const pressed = Type.Object({
  ...token.properties,
  page: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('ur')])),
});
const forms = 'Also as an `application/x-www-form-urlencoded` form; with `page` it answers with a redirect to a page.';

export const subscribe = defineEndpoint({
  method: 'POST',
  url: '/api/newsletter',
  access: 'public',
  schema: {
    summary: 'Ask for the newsletter: a mail asks to confirm (double opt-in)',
    description:
      'Also as an `application/x-www-form-urlencoded` form; with `page` it answers with a redirect to the page ' +
      '/newsletter/confirm?asked=1.',
    tags: ['newsletter'],
    body: Type.Object({
      email: Type.String({ maxLength: 254 }),
      page: Type.Optional(
        Type.Union([Type.Literal('en'), Type.Literal('ur')], { description: 'language of the page with the answer' }),
      ),
    }),
    response: { 202: Message, ...failures },
  },
});

export const confirmSubscription = defineEndpoint({
  method: 'POST',
  url: '/api/newsletter/confirm',
  access: 'public',
  schema: {
    summary: 'Confirm with the token from the mail',
    description: forms,
    tags: ['newsletter'],
    body: pressed,
    response: { 200: Message, ...failures },
  },
});

export const unsubscribe = defineEndpoint({
  method: 'POST',
  url: '/api/newsletter/unsubscribe',
  access: 'public',
  schema: {
    summary: 'One-click unsubscribe with the token from any issue',
    description: forms,
    tags: ['newsletter'],
    body: pressed,
    response: { 200: Message, ...failures },
  },
});

/** The link at the end of each weekly mail with a seller's figures: the newsletter's page ends it, too. */
export const endWeeklyMail = defineEndpoint({
  method: 'POST',
  url: '/api/insights/mail/end',
  access: 'public',
  schema: {
    summary: 'End the weekly mail with the token from any of them',
    description: forms,
    tags: ['insights'],
    body: pressed,
    response: { 200: Message, ...failures },
  },
});

/**
 * What a mail program calls when its own 'Unsubscribe' is pressed (RFC 8058): the token is in the address, the body is
 * ignored.
 */
export const unsubscribeOneClick = defineEndpoint({
  method: 'POST',
  url: '/api/newsletter/unsubscribe/:token',
  access: 'public',
  schema: {
    summary: 'One-click unsubscribe for mail programs (List-Unsubscribe-Post)',
    tags: ['newsletter'],
    params: token,
    response: { 200: Message, ...failures },
  },
});

/** The same address where a mail program opens it instead: the page with the button, since opening changes nothing. */
export const openUnsubscribe = defineEndpoint({
  method: 'GET',
  url: '/api/newsletter/unsubscribe/:token',
  access: 'public',
  schema: {
    summary: 'Leads to the page that unsubscribes, for mail programs that open the link of List-Unsubscribe',
    tags: ['newsletter'],
    params: token,
    response: { 303: Type.Null({ description: 'the page, in the language of Accept-Language' }), ...failures },
  },
});
