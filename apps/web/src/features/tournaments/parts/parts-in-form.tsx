import { CLOCK_BY_HAND } from '@tablee/domain/tournaments/clock/clock-by-hand'
import { firstStageOf } from '@tablee/domain/tournaments/kinds/stage'
import { followFault } from '@tablee/domain/tournaments/rounds/follow-fault'
import { customiseRules } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import type { Structure } from '@tablee/domain/tournaments/tournament'
import { useLayoutEffect, useRef } from 'react'
import type { ChosenRules } from '../game-rules/chosen-rules.ts'
import { type PartGround, usualPart } from './part-draft.ts'
import { PlanAtRisk } from './plan-at-risk.tsx'
import { PlannedPartsFields } from './planned-parts-fields.tsx'
import type { TypedPart } from './typed-part.ts'

type Begun = {
  readonly game: Game
  readonly rules: ChosenRules
  /** Of the first part. */
  readonly structure: Structure
  readonly teamKind: TeamKind | null
  /** As many as may come; null while nobody says. */
  readonly players: number | null
}

export type PartsInFormProps = Begun & {
  readonly parts: readonly TypedPart[]
  readonly onChange: (parts: readonly TypedPart[]) => void
}

/** The later parts of a tournament that is not yet created; where none can follow, why. */
export function PartsInForm({ parts, onChange, ...begun }: PartsInFormProps) {
  const { structure, teamKind, players } = begun
  const place = useRef<HTMLDivElement>(null)
  // The button that brought it is gone.
  useLayoutEffect(() => place.current?.querySelector<HTMLElement>('fieldset')?.focus(), [])
  return (
    <div ref={place} className="grid min-w-0 gap-5">
      <PlanAtRisk count={parts.length} {...{ structure, teamKind }} />
      {followFault(structure, teamKind) === null ? (
        <PlannedPartsFields ground={groundOf(begun)} begun={0} {...{ players, parts, onChange }} />
      ) : null}
    </div>
  )
}

export function firstPart(begun: Begun): TypedPart {
  return usualPart(groundOf(begun), { players: begun.players, before: begun.structure })
}

function groundOf({ game, rules, structure }: Begun): PartGround {
  const pack = rulePackFor(game)
  const varied = customiseRules(pack, rules ?? {})
  return {
    ...{ rules: varied.accepted ? varied.value : pack, stages: [firstStageOf(structure)] },
    ...{ clockPlan: CLOCK_BY_HAND, teamKind: null },
  }
}
