import type { Outcome } from '../../outcome.ts'
import type { Deciding, Given } from '../acts/act.ts'
import { decideAct } from '../acts/decide-act.ts'
import { drawnFor } from '../acts/drawn.ts'
import { asEverybody } from '../authority/author-of.ts'
import type { Author } from '../authority/holder.ts'
import type { Change } from '../change.ts'
import type { WholeTournament } from '../tournament.ts'
import type { EveningStep, Phones } from './evening-of-acts.ts'

type Name = EveningStep['act']['name']

type StepGround = { readonly phones: Phones; readonly given: Given }

/** The author, and what the decision uses. */
export type DecidingStep = Given & { readonly author: Author; readonly beside?: EveningStep['beside'] }

/** Decides a step from the tournament alone. */
export function decideStep(
  tournament: WholeTournament,
  step: EveningStep,
  ground: StepGround,
): Outcome<readonly Change[]> {
  return decideAct<Name>(tournament, step.act, decidingStep(tournament, step, ground) as Deciding<Name>)
}

export function decidingStep(
  tournament: WholeTournament,
  { by, act, beside }: EveningStep,
  { phones, given }: StepGround,
): DecidingStep {
  return { ...given, author: authorOfStep(tournament, { by, act }, phones), ...(beside && { beside }) }
}

/** What to draw for it. */
export function drawnForStep({ act }: EveningStep): ReturnType<typeof drawnFor> {
  return drawnFor<Name>(act)
}

function authorOfStep(
  { organizer, players }: WholeTournament,
  { by, act }: Pick<EveningStep, 'by' | 'act'>,
  phones: Phones,
): Author {
  if (by === 'organizer') return { publicId: organizer, role: 'organizer', holderId: '', label: null }
  const publicId = phones(by)
  if (act.name === 'join-quick-tournament') return asEverybody(publicId)
  const player = players.find((one) => one.publicId === publicId)
  return { publicId, role: 'player', holderId: player?.id ?? '', label: null }
}
