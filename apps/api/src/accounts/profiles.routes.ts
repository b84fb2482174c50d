import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  chooseSellerPage,
  getProfile,
  getUser,
  removeProfileImage,
  setLocale,
  setProfileImage,
  updateBuyerProfile,
  updateSellerProfile,
} from '@karachi-estates/contracts/accounts';
import { PROFILE_IMAGE_MISSING, PROFILE_SAVED, SELLER_PAGE_SAVED } from '@karachi-estates/domain/accounts/messages';
import { checkProfile } from '@karachi-estates/domain/accounts/rules';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { pictureOf, withPicture } from '../media/media.actions.ts';
import { requireUploadRoom } from '../media/uploadRoom.actions.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { looseText, readForm, requireValid } from '../plugins/forms.ts';
import { callerOf } from '../plugins/session.ts';
import { PROFILE_IMAGE } from './profileImage.ts';
import { readUser, saveLocale, saveProfile, saveProfileImage, saveSellerPage } from './profiles.actions.ts';

const PROFILE_FIELDS = ['first_name', 'last_name', 'phone', 'address', 'email', 'locale'];

/** What a signed-in person sees and changes of the own account. */
export const profilesRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const readOwn = async (request: FastifyRequest) => ({ user: await readUser(deps, callerOf(request).id) });
    const saveOwn = async (request: FastifyRequest) => {
      const { email, ...given } = looseText(request.body, PROFILE_FIELDS, '');
      const { first_name, last_name, phone } = given;
      requireValid(request, checkProfile({ first_name, last_name, phone, email: email ?? 'unchanged' }));
      const user = await saveProfile(deps, callerOf(request).id, { ...given, email });
      return { message: request.say(told({ PROFILE_SAVED })), user };
    };
    app.route({ ...endpoint(getUser), handler: readOwn });
    app.route({ ...endpoint(getProfile), handler: readOwn });
    app.route({ ...endpoint(updateSellerProfile), attachValidation: true, handler: saveOwn });
    app.route({ ...endpoint(updateBuyerProfile), attachValidation: true, handler: saveOwn });

    app.route({
      ...endpoint(setLocale),
      handler: async (request) => ({
        user: await saveLocale(deps, callerOf(request).id, request.body.locale),
      }),
    });

    app.route({
      ...endpoint(chooseSellerPage),
      handler: async (request) => {
        await saveSellerPage(deps, callerOf(request).id, request.body);
        return { message: request.say(told({ SELLER_PAGE_SAVED })) };
      },
    });

    app.route({
      ...endpoint(setProfileImage),
      handler: async (request) => {
        const { file } = await readForm(request, PROFILE_IMAGE);
        const accountId = callerOf(request).id;
        const field = PROFILE_IMAGE.name;
        const room = await requireUploadRoom(deps, { accountId }, { field, bytes: file?.length });
        const upload = { bytes: file, field, accountId, room };
        const user = await withPicture(deps, upload, (db, picture) => {
          if (!picture)
            throw new HttpProblem(400, told({ PROFILE_IMAGE_MISSING }), {
              profile_image: told({ PROFILE_IMAGE_MISSING }),
            });
          return saveProfileImage({ ...deps, db }, accountId, pictureOf(picture).src);
        });
        return { message: request.say(told({ PROFILE_SAVED })), user };
      },
    });
    app.route({
      ...endpoint(removeProfileImage),
      handler: async (request) => ({
        message: request.say(told({ PROFILE_SAVED })),
        user: await saveProfileImage(deps, callerOf(request).id, null),
      }),
    });
  };
