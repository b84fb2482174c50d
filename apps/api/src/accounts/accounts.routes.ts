import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  changePassword as changePasswordContract,
  endOtherSessions as endOtherSessionsContract,
  endSession as endSessionContract,
  forgotPassword,
  getProfile,
  getUser,
  googleLogin,
  listSessions,
  login,
  logout,
  removeProfileImage,
  resetPassword as resetPasswordContract,
  setProfileImage,
  signupBuyer,
  signupSeller,
  updateBuyerProfile,
  updateSellerProfile,
} from '@karachi-estates/contracts/accounts';
import {
  LOGGED_OUT,
  OTHER_SESSIONS_ENDED,
  PASSWORD_CHANGED,
  PROFILE_IMAGE_MISSING,
  PROFILE_SAVED,
  RESET_MAILED,
  SESSION_ENDED,
  SIGNED_UP,
} from '@karachi-estates/domain/accounts/messages';
import { checkLogin, checkProfile, checkSignup, isEmail, normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { pictureOf, withPicture } from '../media/media.actions.ts';
import { requireUploadRoom } from '../media/uploadRoom.actions.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { looseText, readForm, requireValid } from '../plugins/forms.ts';
import { callerOf } from '../plugins/session.ts';
import {
  changePassword,
  checkSignupForm,
  countResetRequest,
  endOtherSessions,
  endSession,
  logIn,
  logInWithGoogle,
  logOut,
  mailReset,
  networkOf,
  openAccount,
  prepareAccount,
  readSessions,
  readUser,
  resetPassword,
  saveProfile,
  saveProfileImage,
  signUp,
} from './accounts.actions.ts';
import type { Visitor } from './device.ts';
import { createGoogleVerifier } from './google.ts';

const MAX_IMAGE_MEGABYTES = 8;

const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
});

/** The number of a row in an address; undefined for anything else. */
const rowId = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** Signing up, in and out; passwords; profiles. */
export const accountsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const verifyGoogle = deps.settings.google ? createGoogleVerifier(deps.settings.google) : null;
    const saveProfileOf = async (request: FastifyRequest) => {
      const { first_name, last_name, phone, address, email } = looseText(request.body, [
        'first_name',
        'last_name',
        'phone',
        'address',
        'email',
      ]);
      requireValid(request, checkProfile({ first_name, last_name, phone, email: email ?? 'unchanged' }));
      const user = await saveProfile(deps, callerOf(request).id, { first_name, last_name, phone, address, email });
      return { message: PROFILE_SAVED, user };
    };

    app.route({
      ...endpoint(signupSeller),
      handler: async (request, reply) => {
        const { fields, file } = await readForm(request, { name: 'profile_image', maxMegabytes: MAX_IMAGE_MEGABYTES });
        const { confirmPassword, agreeToTerms, ...rest } = fields;
        const consent = agreeToTerms === undefined ? {} : { agreeToTerms: agreeToTerms === 'true' };
        const signup = { ...rest, ...consent, confirmPassword, role: 'seller' as const };
        checkSignupForm(signup);
        const account = await prepareAccount(deps, signup);
        await requireUploadRoom(
          deps,
          { network: networkOf(request.ip) },
          { field: 'profile_image', bytes: file?.length },
        );
        const user = await withPicture(deps, { bytes: file, field: 'profile_image' }, (db, picture) =>
          openAccount({ ...deps, db }, { ...account, profileImage: picture && pictureOf(picture).src }),
        );
        request.actor = user.id;
        return reply.code(201).send({ message: SIGNED_UP, user });
      },
    });

    app.route({
      ...endpoint(signupBuyer),
      attachValidation: true,
      handler: async (request, reply) => {
        const text = looseText(request.body, ['first_name', 'last_name', 'email', 'password', 'confirmPassword']);
        const agreed = (request.body as { agreeToTerms?: unknown } | null)?.agreeToTerms === true;
        const signup = { ...text, agreeToTerms: agreed, role: 'buyer' as const };
        requireValid(request, checkSignup(signup));
        const user = await signUp(deps, signup);
        request.actor = user.id;
        return reply.code(201).send({ message: SIGNED_UP, user });
      },
    });

    app.route({
      ...endpoint(login),
      attachValidation: true,
      handler: async (request) => {
        const { email, password } = looseText(request.body, ['email', 'password']);
        requireValid(request, checkLogin({ email, password }));
        const { token, user } = await logIn(deps, { email, password }, visitorOf(request));
        request.actor = user.id;
        return { token, role: user.role, user };
      },
    });

    app.route({
      ...endpoint(googleLogin),
      handler: async (request) => {
        const { token, user } = await logInWithGoogle(deps, verifyGoogle, request.body.credential, visitorOf(request));
        request.actor = user.id;
        return { token, user, role: user.role };
      },
    });

    app.route({
      ...endpoint(getUser),
      handler: async (request) => ({ user: await readUser(deps, callerOf(request).id) }),
    });

    app.route({
      ...endpoint(getProfile),
      handler: async (request) => ({ user: await readUser(deps, callerOf(request).id) }),
    });

    app.route({ ...endpoint(updateSellerProfile), attachValidation: true, handler: saveProfileOf });
    app.route({ ...endpoint(updateBuyerProfile), attachValidation: true, handler: saveProfileOf });

    app.route({
      ...endpoint(setProfileImage),
      handler: async (request) => {
        const { file } = await readForm(request, { name: 'profile_image', maxMegabytes: MAX_IMAGE_MEGABYTES });
        const accountId = callerOf(request).id;
        const upload = { bytes: file, field: 'profile_image', accountId };
        await requireUploadRoom(deps, { accountId }, { field: upload.field, bytes: file?.length });
        const user = await withPicture(deps, upload, (db, picture) => {
          if (!picture) throw new HttpProblem(400, PROFILE_IMAGE_MISSING, { profile_image: PROFILE_IMAGE_MISSING });
          return saveProfileImage({ ...deps, db }, accountId, pictureOf(picture).src);
        });
        return { message: PROFILE_SAVED, user };
      },
    });

    app.route({
      ...endpoint(removeProfileImage),
      handler: async (request) => ({
        message: PROFILE_SAVED,
        user: await saveProfileImage(deps, callerOf(request).id, null),
      }),
    });

    app.route({
      ...endpoint(logout),
      handler: async (request) => {
        await logOut(deps, callerOf(request).sessionId);
        return { message: LOGGED_OUT };
      },
    });

    app.route({
      ...endpoint(listSessions),
      handler: async (request) => ({ sessions: await readSessions(deps, callerOf(request)) }),
    });
    app.route({
      ...endpoint(endSessionContract),
      handler: async (request) => {
        await endSession(deps, callerOf(request).id, rowId(request.params.session_id));
        return { message: SESSION_ENDED };
      },
    });
    app.route({
      ...endpoint(endOtherSessionsContract),
      handler: async (request) => ({
        message: OTHER_SESSIONS_ENDED,
        ended: await endOtherSessions(deps, callerOf(request)),
      }),
    });

    // The mail is written after the answer, so that the time it takes says nothing about the address.
    const mailing = new Set<Promise<void>>();
    app.addHook('onClose', async () => {
      await Promise.all(mailing);
    });
    app.route({
      ...endpoint(forgotPassword),
      handler: async (request) => {
        await countResetRequest(deps, request.ip);
        const { email } = request.body;
        if (isEmail(normalizeEmail(email))) {
          const work = mailReset(deps, email)
            .catch((err: unknown) => request.log.error({ err }, 'a reset mail could not be written'))
            .finally(() => mailing.delete(work));
          mailing.add(work);
        }
        return { message: RESET_MAILED };
      },
    });

    app.route({
      ...endpoint(resetPasswordContract),
      handler: async (request) => {
        await resetPassword(deps, request.body);
        return { message: PASSWORD_CHANGED };
      },
    });

    app.route({
      ...endpoint(changePasswordContract),
      handler: async (request) => {
        await changePassword(deps, callerOf(request), request.body);
        return { message: PASSWORD_CHANGED };
      },
    });
  };
