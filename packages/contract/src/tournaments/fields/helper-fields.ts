import { HELPER_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/authority/invite-staff'
import { HELPER_ROLES } from '@tablee/domain/tournaments/authority/role'
import { typedName } from '@tablee/domain/tournaments/players/player-name'
import * as z from 'zod/mini'
import { issue } from '../../call.ts'

export const helperRole = z.enum(HELPER_ROLES, issue('helper_role_invalid'))

/** The name someone is invited under. */
export const helperName = z
  .string(issue('helper_name_required'))
  .check(
    z.overwrite(typedName),
    z.minLength(1, issue('helper_name_required')),
    z.maxLength(HELPER_NAME_MAX_LENGTH, issue('helper_name_too_long')),
  )

export const helperId = z
  .string(issue('helper_not_found'))
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/, issue('helper_not_found')))
