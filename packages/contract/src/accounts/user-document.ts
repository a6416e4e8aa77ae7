import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import * as z from 'zod/mini'

/** An account as its owner sees it, without password or hash. */
export const userDocument = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  name: z.string(),
  registration: z.string(),
  status: z.boolean(),
  labels: z.array(z.string()),
  passwordUpdate: z.string(),
  email: z.string(),
  phone: z.string(),
  emailVerification: z.boolean(),
  phoneVerification: z.boolean(),
  mfa: z.boolean(),
  prefs: z.record(z.string(), z.unknown()),
  targets: z.array(z.unknown()),
  accessedAt: z.string(),
})

export type UserDocument = z.output<typeof userDocument>

/** Whether this account may create advanced tournaments. */
export function isOrganizer({ labels }: Pick<UserDocument, 'labels'>): boolean {
  return labels.includes(ORGANIZER_LABEL)
}
