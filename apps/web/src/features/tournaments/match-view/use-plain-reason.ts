import type { PairingReason } from '@tablee/domain/tournaments/rounds/why-paired'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

type PlainReason = Extract<
  PairingReason,
  {
    kind:
      | 'accelerated'
      | 'awarded_bye'
      | 'qualified_bye'
      | 'bracket'
      | 'pod_bracket'
      | 'drawn_bracket'
      | 'draft'
      | 'circle_bye'
      | 'circle'
      | 'group'
      | 'pod_short'
      | 'pod_bye'
  }
>

const AHEAD = ['neither', 'one', 'both'] as const

/** Pairing reasons that read the same for everyone: byes that were given, an accelerated start, a bracket, a round robin. */
export function usePlainReason(): (reason: PlainReason) => string {
  const { t } = useTranslation()
  const { list, number } = useFormats()
  return (reason) => {
    switch (reason.kind) {
      case 'awarded_bye':
        return t('byes.why')
      case 'qualified_bye':
        return t('largeSwiss.why.qualified', { points: reason.points })
      case 'accelerated':
        return t(`largeSwiss.why.${AHEAD[reason.players.length] ?? 'neither'}`, { points: reason.points })
      case 'bracket': {
        const { seed, opponentSeed: opponent } = reason
        return opponent === null ? t('cut.whyBye', { seed }) : t('cut.why', { seed, opponent })
      }
      case 'pod_bracket':
        if (reason.others.length === 0) return t('cut.pods.whyBye', { seed: reason.seed })
        return t('cut.pods.why', { seed: reason.seed, others: list(reason.others.map(number)) })
      case 'pod_short':
        return t('pods.why.short', { size: reason.size })
      case 'pod_bye':
        return t('pods.why.bye', { count: reason.points })
      case 'drawn_bracket':
      case 'draft':
      case 'circle_bye':
        return t(`structure.why.${reason.because}`)
      case 'circle':
      case 'group':
        return t(`structure.why.${reason.kind}`)
      default:
        return reason satisfies never
    }
  }
}
