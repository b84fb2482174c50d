import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { signupBuyer, signupSeller } from '@karachi-estates/contracts/accounts';
import { SIGNED_UP } from '@karachi-estates/domain/accounts/messages';
import { checkSignup } from '@karachi-estates/domain/accounts/rules';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { pictureOf, withPicture } from '../media/media.actions.ts';
import { requireUploadRoom } from '../media/uploadRoom.actions.ts';
import { endpoint } from '../plugins/contract.ts';
import { networkOf } from '../plugins/device.ts';
import { looseText, readForm, requireValid } from '../plugins/forms.ts';
import { checkSignupForm, openAccount, prepareAccount, signUp } from './accounts.actions.ts';
import { PROFILE_IMAGE } from './profileImage.ts';

/** Signing up: how accounts are opened. */
export const accountsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(signupSeller),
      handler: async (request, reply) => {
        const { fields, file } = await readForm(request, PROFILE_IMAGE);
        const { confirmPassword, agreeToTerms, ...rest } = fields;
        const consent = agreeToTerms === undefined ? {} : { agreeToTerms: agreeToTerms === 'true' };
        const signup = { ...rest, ...consent, confirmPassword, role: 'seller' as const, locale: request.locale };
        checkSignupForm(signup);
        const account = await prepareAccount(deps, signup);
        const field = PROFILE_IMAGE.name;
        await requireUploadRoom(deps, { network: networkOf(request.ip) }, { field, bytes: file?.length });
        const user = await withPicture(deps, { bytes: file, field }, (db, picture) =>
          openAccount({ ...deps, db }, { ...account, profileImage: picture && pictureOf(picture).src }),
        );
        request.actor = user.id;
        return reply.code(201).send({ message: request.say(told({ SIGNED_UP })), user });
      },
    });

    app.route({
      ...endpoint(signupBuyer),
      attachValidation: true,
      handler: async (request, reply) => {
        const text = looseText(request.body, ['first_name', 'last_name', 'email', 'password', 'confirmPassword']);
        const agreed = (request.body as { agreeToTerms?: unknown } | null)?.agreeToTerms === true;
        const signup = { ...text, agreeToTerms: agreed, role: 'buyer' as const, locale: request.locale };
        requireValid(request, checkSignup(signup));
        const user = await signUp(deps, signup);
        request.actor = user.id;
        return reply.code(201).send({ message: request.say(told({ SIGNED_UP })), user });
      },
    });
  };
