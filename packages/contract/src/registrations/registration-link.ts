import { REGISTRATION_STATUSES } from '@tablee/domain/registrations/registration-state'
import { DECK_REQUESTS } from '@tablee/domain/tournaments/life/registration-rules'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { decklistInput } from '../decklists/decklist-input.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrantId, registrationId } from './fields.ts'

const LONGEST_TOKEN = 100

/**
 * What a letter's link shows of the registration that it is for: nothing that the letter did not say itself, so that a letter that is
 * passed on gives nothing away.
 */
export const linkedRegistration = z.object({
  registrationId: z.string(),
  playerName: z.string(),
  status: z.catch(z.enum(REGISTRATION_STATUSES), 'pending'),
  dropped: z.boolean(),
  checkedIn: z.boolean(),
  hasPaid: z.boolean(),
  waitingPosition: z.nullable(z.int()),
  /** JSON of the decklist; null where none was handed in. */
  decklist: z.nullable(z.string()),
  /** Made with an account, which signs in to play. */
  isOfAccount: z.boolean(),
  tournament: z.object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    startsAt: z.string(),
    location: z.nullable(z.string()),
    fee: z.nullable(z.string()),
    bring: z.nullable(z.string()),
    deck: z.catch(z.enum(DECK_REQUESTS), 'wanted'),
    /** From when on people say themselves that they are there; null: not by a clock. */
    checkInOpensAt: z.nullable(z.string()),
    isStarted: z.boolean(),
    isFinished: z.boolean(),
    isCancelled: z.boolean(),
  }),
})
export type LinkedRegistration = z.output<typeof linkedRegistration>

const reply = z.object({ data: linkedRegistration })

/**
 * Exchanges the link of a letter for a secret of the device that opens it, and confirms the address that the letter went to. A
 * program that only looks at the link sends nothing here.
 */
export const openRegistrationLink = defineCall({
  id: 'open-registration-link',
  input: z.object({
    token: z.string(issue('registration_link_invalid')).check(z.maxLength(LONGEST_TOKEN)),
    /** Made by the device, for this registration alone. */
    secret: capability,
  }),
  reply,
})

/** What a device does that was let in by a link; without an act it looks. */
export const useRegistrationLink = defineCall({
  id: 'use-registration-link',
  input: z.object({
    registrationId,
    secret: capability,
    act: z.optional(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('cancel') }),
        z.object({ kind: z.literal('check-in'), isPresent: z.boolean() }),
        z.object({ kind: z.literal('decklist'), decklist: decklistInput }),
        /** This device plays from now on, in the place of the one before; `playerSecret` is what it shows then. */
        z.object({ kind: z.literal('take-over'), playerSecret: capability }),
        /** No link of a letter opens the registration any more. */
        z.object({ kind: z.literal('close-links') }),
      ]),
    ),
    actId,
  }),
  reply,
})

/** Writes once more to somebody whose address is not confirmed: how the registration stands, and that it waits to be confirmed. */
export const sendAnotherLetter = defineCall({
  id: 'send-another-letter',
  input: z.object({ tournamentId, playerId: registrantId }),
  reply: z.object({ data: z.object({ playerKey: z.string() }) }),
})
