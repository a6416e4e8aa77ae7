import { plainSettings } from '@tablee/domain/tournaments/attributes/attributes'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { createTournament } from '@tablee/domain/tournaments/life/create-tournament'
import { allowOwnNames } from '@tablee/domain/tournaments/players/allow-own-names'
import { chooseStructure } from '@tablee/domain/tournaments/rounds/choose-structure'
import { planCut } from '@tablee/domain/tournaments/rounds/plan-cut'
import { planRounds } from '@tablee/domain/tournaments/rounds/plan-rounds'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type { PublicId, Tournament, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { AdvancedDraft } from '../creation-card/advanced-draft.ts'
import { momentOf } from '../creation-card/moment-text.ts'
import { rulesOf } from '../registration-rules/rules-draft.ts'

/** What stands where the code of the event will. */
const NO_CODE = '······' as TournamentCode

/** The event as its page would have it if it were announced now, before anybody registers. What cannot be read is left out. */
export function eventOfDraft(draft: AdvancedDraft, unnamed: string): Tournament {
  const { name, gameType, format, formatName, maxPlayers, description, location, structure } = draft
  const startsAt = momentOf(draft.date, draft.time)
  const event = createdTournament(
    createTournament({
      id: 'not-announced' as TournamentId,
      code: NO_CODE,
      ...plainSettings(draft, 'event'),
      name: name.trim() || unnamed,
      capacity: maxPlayers,
      announcement: {
        game: gameType,
        format,
        formatName: formatName.trim() || null,
        startsAt: readMoment(startsAt) ?? '',
        endsAt: draft.endDate === '' ? null : readMoment(momentOf(draft.endDate, draft.endTime)),
        description: description.trim(),
        location: location.trim() || null,
      },
      organizer: '' as PublicId,
      rules: rulePackFor(gameType),
      lot: '',
    }),
  )
  const rules = rulesOf(draft)
  const isSwiss = structure === 'swiss'
  const decided = [
    chooseStructure(event, structure),
    planRounds(event, { rounds: (isSwiss && draft.plannedRounds) || null, reason: null }),
    planCut(event, isSwiss ? (draft.plannedCut ?? null) : null),
    allowOwnNames(event, draft.allowsOwnNames ?? false),
  ]
  return {
    ...evolveAll(
      event,
      decided.flatMap((outcome) => (outcome.accepted ? outcome.value : [])),
    ),
    registrationRules: {
      ...rules,
      closesAt: rules.closesAt === null ? null : readMoment(rules.closesAt),
      fee: rules.fee?.trim() ?? null,
    },
  }
}

function readMoment(moment: string): string | null {
  return Number.isNaN(Date.parse(moment)) ? null : moment
}
