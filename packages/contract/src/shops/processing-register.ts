import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** What a server and a shop really do with personal data, for the shop's register (article 30 of the GDPR). */
export const getProcessingRegister = defineCall({
  id: 'get-processing-register',
  input: z.object({}),
  reply: z.object({
    data: z.object({
      shop: z.object({
        name: z.string(),
        address: z.nullable(z.string()),
        email: z.nullable(z.string()),
        phone: z.nullable(z.string()),
      }),
      isMailSent: z.boolean(),
      /** Whether phones are called by the services of browsers. */
      isPushed: z.boolean(),
      /** The host that public decks are read from. */
      deckSite: z.string(),
      isPurged: z.boolean(),
      /** How many backups stay of the latest days, weeks and months; null: the server makes none by itself. */
      backups: z.nullable(z.object({ days: z.int(), weeks: z.int(), months: z.int() })),
      /** Whether erased data is overwritten in the file. */
      isOverwritten: z.boolean(),
      /** Of the shop: addresses that are told, programs, ratings that are shown, events of minors. */
      hooks: z.int(),
      tokens: z.int(),
      ratings: z.int(),
      youthEvents: z.int(),
      /** People who agreed for a minor, or have to. Missing from older servers. */
      guardians: z._default(z.int(), 0),
    }),
  }),
})

export type ProcessingRegister = z.output<typeof getProcessingRegister.reply>['data']
