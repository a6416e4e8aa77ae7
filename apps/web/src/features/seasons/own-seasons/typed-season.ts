import type { CallInput } from '@tablee/contract/call'
import type { keepSeason } from '@tablee/contract/seasons/own-seasons'
import {
  RULES_OF_PRESET,
  SEASON_PRESETS,
  type SeasonPreset,
  type SeasonRules,
} from '@tablee/domain/seasons/season-rules'
import type { useForm } from '../../../forms/use-form.ts'
import { pointsText, readPoints } from './points-text.ts'

/** As the form holds it. */
export type TypedSeason = TypedPoints & {
  readonly name: string
  readonly isPublic: boolean
  readonly counting: 'all' | 'best'
  readonly best: number | null
  readonly sharedPlaces: SeasonRules['sharedPlaces']
  readonly disqualified: SeasonRules['disqualified']
}

type TypedPoints = {
  readonly placePoints: string
  readonly kickers: string
  readonly restPoints: number | null
  readonly winPoints: number | null
  readonly drawPoints: number | null
  readonly presencePoints: number | null
}

export type SeasonFormState = ReturnType<typeof useForm<TypedSeason>>

const USUAL_BEST = 8

export function typedPoints(rules: SeasonRules): TypedPoints {
  const { placePoints, kickers, restPoints, winPoints, drawPoints, presencePoints } = rules
  return {
    ...{ placePoints: pointsText(placePoints), kickers: pointsText(kickers ?? []) },
    ...{ restPoints, winPoints, drawPoints, presencePoints },
  }
}

type KeptSeason = { readonly name: string; readonly isPublic: boolean; readonly rules: SeasonRules }

/** A new one begins with what most shops count. */
export function typedOf(season: KeptSeason | null): TypedSeason {
  const rules = season?.rules ?? RULES_OF_PRESET.shop
  return {
    ...{ name: season?.name ?? '', isPublic: season?.isPublic ?? true },
    ...typedPoints(rules),
    ...{ counting: rules.best === null ? 'all' : 'best', best: rules.best ?? USUAL_BEST },
    ...{ sharedPlaces: rules.sharedPlaces, disqualified: rules.disqualified },
  }
}

/** Null where a list of numbers cannot be read. */
export function rulesOf(typed: TypedSeason): CallInput<typeof keepSeason>['rules'] | null {
  const placePoints = readPoints(typed.placePoints)
  const kickers = readPoints(typed.kickers)
  if (placePoints === null || kickers === null) return null
  // Later places ask for as many people as the last that was written.
  return {
    placePoints,
    kickers: kickers.length === 0 ? null : placePoints.map((_, index) => kickers[index] ?? kickers.at(-1) ?? 0),
    ...{ restPoints: typed.restPoints ?? 0, winPoints: typed.winPoints ?? 0, drawPoints: typed.drawPoints ?? 0 },
    presencePoints: typed.presencePoints ?? 0,
    best: typed.counting === 'all' ? null : Math.max(1, typed.best ?? USUAL_BEST),
    ...{ sharedPlaces: typed.sharedPlaces, disqualified: typed.disqualified },
  }
}

/** The one whose points these are, however many results count. */
export function presetOf(typed: TypedSeason): SeasonPreset | null {
  const own = rulesOf(typed)
  if (own === null) return null
  const said = JSON.stringify(typedPoints(own))
  return SEASON_PRESETS.find((preset) => JSON.stringify(typedPoints(RULES_OF_PRESET[preset])) === said) ?? null
}
