import { type AnnouncedInput, saidOfEvent, wishesOfEvent } from '@tablee/contract/tournaments/announced-event'
import { settle } from '@tablee/domain/tournaments/attributes/settle'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { createTournament } from '@tablee/domain/tournaments/life/create-tournament'
import { customiseRules } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type { PublicId, Tournament, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { AdvancedDraft } from '../creation-card/advanced-draft.ts'
import { inputOf } from '../creation-card/use-advanced-draft.ts'
import { rulesOf } from '../registration-rules/rules-draft.ts'

/** Placeholder for the event's code. */
const NO_CODE = '······' as TournamentCode

const NO_DATES = { count: 0, organizers: [] }

/** The event if it were announced now. Unreadable values are omitted. */
export function eventOfDraft(draft: AdvancedDraft, unnamed: string): Tournament {
  const { rules: _, registrationRules: __, series: ___, ...typed } = inputOf(draft)
  const pack = customiseRules(rulePackFor(draft.gameType), draft.rules ?? {})
  const input: AnnouncedInput = {
    ...typed,
    format: draft.format,
    name: draft.name.trim() || unnamed,
    formatName: draft.formatName.trim() || null,
    tournamentDate: readMoment(typed.tournamentDate) ?? '',
    endDate: typeof typed.endDate === 'string' ? readMoment(typed.endDate) : null,
    description: draft.description.trim(),
    location: draft.location.trim() || null,
  }
  const said = saidOfEvent(input, pack.accepted ? pack.value : rulePackFor(draft.gameType))
  const created = createdTournament(
    createTournament({
      id: 'not-announced' as TournamentId,
      code: NO_CODE,
      organizer: '' as PublicId,
      lot: '',
      ...said,
    }),
  )
  const settled = settle(created, wishesOfEvent(input, NO_DATES), { refused: () => null })
  const rules = rulesOf(draft)
  return {
    ...evolveAll(created, settled.accepted ? settled.value : []),
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
