import type { PairingReason } from '@tablee/domain/tournaments/rounds/why-paired'
import { useTranslation } from '../../../language/use-translation.ts'

type PlainReason = Extract<
  PairingReason,
  { kind: 'awarded_bye' | 'bracket' | 'drawn_bracket' | 'circle_bye' | 'circle' }
>

/** Pairing reasons that read the same for everyone: an awarded bye, a bracket, a round robin. */
export function usePlainReason(): (reason: PlainReason) => string {
  const { t } = useTranslation()
  return (reason) => {
    switch (reason.kind) {
      case 'awarded_bye':
        return t('byes.why')
      case 'bracket': {
        const { seed, opponentSeed: opponent } = reason
        return opponent === null ? t('cut.whyBye', { seed }) : t('cut.why', { seed, opponent })
      }
      case 'drawn_bracket':
      case 'circle_bye':
        return t(`structure.why.${reason.because}`)
      case 'circle':
        return t('structure.why.circle')
      default:
        return reason satisfies never
    }
  }
}
