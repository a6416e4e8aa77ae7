import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { plainSettings } from '@tablee/domain/tournaments/attributes/attributes'
import type { GameType } from '@tablee/domain/tournaments/life/announcement'
import { proposedStructure, proposedTeams } from '@tablee/domain/tournaments/life/usual-structure'
import type { PlannedPart } from '@tablee/domain/tournaments/stage-part'
import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCallFaults } from '../../../forms/use-call-faults.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { Announced, NewAdvancedTournament } from '../api/events/announce-events.ts'
import { plannedPartsOf } from '../parts/planned-parts-of.ts'
import { RULES_FAULT_NAMES, rulesOf, useRulesCheck } from '../registration-rules/rules-draft.ts'
import { areAdvancePoints } from '../structure/advance-points.ts'
import { mayHaveTeams } from '../teams/seats-for-teams.ts'
import { type AdvancedDraft, leagueWishOf, swissWishOf, withGame } from './advanced-draft.ts'
import { momentOf } from './moment-text.ts'
import { weeklyDrafts } from './weekly-dates.ts'

type DatedTournament = NewAdvancedTournament & { readonly tournamentDate: string }

/** Form fields by call field. */
const CALL_FIELDS: { readonly [Name in keyof AdvancedDraft]?: string } = {
  date: 'tournamentDate',
  time: 'tournamentDate',
  endTime: 'endDate',
  ...RULES_FAULT_NAMES,
}

/** Folded on the home page. */
const FOLDED_FIELDS = ['endDate', 'maxPlayers', 'location', 'description', 'plannedParts'] as const

type AdvancedDraftOptions = {
  /** From elsewhere, before signing in, or an earlier event. */
  readonly begun: AdvancedDraft
  readonly failure: Error | null
  readonly send: (announced: Announced) => unknown
}

/** The advanced form's state and errors. */
export function useAdvancedDraft({ begun, failure, send }: AdvancedDraftOptions) {
  const [askedAbout, setAskedAbout] = useState<readonly DatedTournament[] | null>(null)
  const { t } = useTranslation()
  const faultsOf = useCallFaults()
  const rulesFaultsOf = useRulesCheck()
  const form = useForm<AdvancedDraft>({
    initial: begun,
    failure,
    faultNames: CALL_FIELDS,
    check: (draft) => {
      const input = inputOf(draft)
      const { registrationRules: _, ...found } = faultsOf(createAdvancedTournament.input.safeParse(input))
      // Without a start, an end cannot be compared.
      if (found.tournamentDate) delete found.endDate
      // Said at its number.
      if (plannedPartsIn(draft) === null) found.plannedParts = t('refusals.part_invalid')
      if (draft.structure === 'swiss' && draft.advances && !areAdvancePoints(draft.advanceAt)) {
        found.advanceAt = t('largeSwiss.pointsFault')
      }
      return { ...found, ...rulesFaultsOf(draft, found.tournamentDate ? null : (input.tournamentDate ?? null)) }
    },
    send: (draft) => {
      const events = weeklyDrafts(draft).map(inputOf)
      if (Date.parse(firstStart(events)) >= Date.now()) return send({ events })
      setAskedAbout(events)
      // As after a failure: the input stays.
      return null
    },
  })
  const isFoldedWrong = FOLDED_FIELDS.some((field) => form.faultOf(field))
  const unfold = useEffectEvent(() => form.set('hasMore', true))
  useEffect(() => {
    if (isFoldedWrong) unfold()
  }, [isFoldedWrong])
  /** A format that decides how it is played brings that along. */
  const setPlayed = ({ format, formatName }: Pick<AdvancedDraft, 'format' | 'formatName'>) => {
    const { structure, teamKind = null, ...before } = form.values
    form.set('structure', proposedStructure(structure, before, { format, formatName }))
    form.set('teamKind', proposedTeams(teamKind, before, { format, formatName }))
    form.set('format', format)
    form.set('formatName', formatName)
  }
  return {
    ...form,
    /** Set while asking whether a past date is intended. */
    pastDate: askedAbout && {
      startsAt: firstStart(askedAbout),
      confirm: () => {
        setAskedAbout(null)
        void send({ events: askedAbout })
      },
      change: () => setAskedAbout(null),
    },
    setFormat: setPlayed,
    setMoment: ({ day, time }: { readonly day: string; readonly time: string }) => {
      form.set('date', day)
      form.set('time', time)
    },
    setGame: (gameType: GameType) => {
      form.set('gameType', gameType)
      const { format, formatName, rules } = withGame(form.values, gameType)
      setPlayed({ format, formatName })
      form.set('rules', rules)
    },
  }
}

export type AnnouncementForm = ReturnType<typeof useAdvancedDraft>

function firstStart([first]: readonly DatedTournament[]): string {
  return first?.tournamentDate ?? ''
}

function teamsIn({ structure, teamKind = null }: AdvancedDraft): TeamKind | null {
  return mayHaveTeams(structure) ? teamKind : null
}

/** The later parts as announced; null while one of them cannot be read. */
export function plannedPartsIn(draft: AdvancedDraft): readonly PlannedPart[] | null {
  return plannedPartsOf({ structure: draft.structure, teamKind: teamsIn(draft), parts: draft.plannedParts })
}

export function inputOf(draft: AdvancedDraft): DatedTournament {
  const { gameType, format, formatName, maxPlayers, description, location } = draft
  const { structure, clockPlan, tablePlan, rules, plannedRounds, plannedCut, allowsOwnNames, series } = draft
  return {
    ...plainSettings({ ...draft, plannedParts: plannedPartsIn(draft) ?? [] }, 'event'),
    teamKind: teamsIn(draft),
    gameType,
    format,
    formatName,
    tournamentDate: momentOf(draft.date, draft.time),
    endDate: draft.endDate === '' ? null : momentOf(draft.endDate, draft.endTime),
    maxPlayers,
    description,
    location: location.trim() === '' ? null : location,
    structure,
    swiss: swissWishOf(draft),
    league: leagueWishOf(draft),
    registrationRules: rulesOf(draft),
    clockPlan,
    tablePlan,
    rules,
    plannedRounds,
    plannedCut,
    allowsOwnNames,
    ...(draft.isYouth && { isYouth: true }),
    ...(series === undefined ? {} : { series }),
  }
}
