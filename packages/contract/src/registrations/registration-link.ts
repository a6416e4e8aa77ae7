import { REGISTRATION_STATUSES } from '@tablee/domain/registrations/registration-state'
import { FORMATS_BY_GAME, type Format } from '@tablee/domain/tournaments/life/announcement'
import { DECK_REQUESTS } from '@tablee/domain/tournaments/life/registration-rules'
import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { decklistInput } from '../decklists/decklist-input.ts'
import { actId, capability, tournamentId } from '../tournaments/fields/fields.ts'
import { registrantId, registrationId } from './fields.ts'

/** A later version's says no more than that there is one. */
const format = z.catch(
  z.custom<Format>((value) =>
    Object.values(FORMATS_BY_GAME)
      .flat()
      .some((one) => one === value),
  ),
  'other',
)

const LONGEST_TOKEN = 100

/** What a letter's link shows of its registration: nothing the letter did not say, so that forwarding a letter reveals nothing. */
export const linkedRegistration = z.object({
  registrationId: z.string(),
  playerName: z.string(),
  status: z.catch(z.enum(REGISTRATION_STATUSES), 'pending'),
  dropped: z.boolean(),
  checkedIn: z.boolean(),
  hasPaid: z.boolean(),
  waitingPosition: z.nullable(z.int()),
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
    /** How decklists are asked for. Missing from older servers. */
    decks: z._default(
      z.object({
        ...{ game: z.catch(z.enum(GAMES), 'other'), hasCommanders: z.boolean() },
        /** Missing from older servers. */
        format: z._default(format, 'other'),
        formatName: z._default(z.nullable(z.string()), null),
      }),
      { ...({ game: 'other', hasCommanders: false, format: 'other' } as const), formatName: null },
    ),
    /** Null: never by time. */
    checkInOpensAt: z.nullable(z.string()),
    /** From the lock on. Missing from older servers, which lock at the start. */
    areDecksLocked: z._default(z.boolean(), false),
    isStarted: z.boolean(),
    isFinished: z.boolean(),
    isCancelled: z.boolean(),
  }),
})
export type LinkedRegistration = z.output<typeof linkedRegistration>

const reply = z.object({ data: linkedRegistration })

/**
 * Exchanges a letter's link for a secret of the opening device, and confirms the address it was sent to. Link scanners send nothing here.
 */
export const openRegistrationLink = defineCall({
  id: 'open-registration-link',
  input: z.object({
    token: z.string(issue('registration_link_invalid')).check(z.maxLength(LONGEST_TOKEN)),
    secret: capability,
  }),
  reply,
})

/** Acts of a device let in by a link; without an act it only reads. */
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
        /** This device now plays instead of the previous one, identified by `playerSecret`. */
        z.object({ kind: z.literal('take-over'), playerSecret: capability }),
        /** No letter's link opens the registration any more. */
        z.object({ kind: z.literal('close-links') }),
      ]),
    ),
    actId,
  }),
  reply,
})

/** Writes once more to an unconfirmed address: the registration's state, and the request to confirm. */
export const sendAnotherLetter = defineCall({
  id: 'send-another-letter',
  input: z.object({ tournamentId, playerId: registrantId }),
  reply: z.object({ data: z.object({ playerKey: z.string() }) }),
})
