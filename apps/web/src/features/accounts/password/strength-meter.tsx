import {
  type PasswordStrength,
  type PersonalData,
  passwordFaults,
  passwordStrength,
} from '@tablee/domain/accounts/password'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Guesses } from './use-guesses.ts'

type ShownStrength = Exclude<PasswordStrength, 'none'>

const FILLED: Record<ShownStrength, number> = { weak: 1, medium: 2, strong: 3, 'very-strong': 4 }
const NAMES = {
  weak: 'accounts.strength.weak',
  medium: 'accounts.strength.medium',
  strong: 'accounts.strength.strong',
  'very-strong': 'accounts.strength.veryStrong',
} as const satisfies Record<ShownStrength, string>
const TONES: Record<ShownStrength, string> = {
  weak: 'bg-carmine',
  medium: 'bg-amber',
  strong: 'bg-felt',
  'very-strong': 'bg-felt',
}

type StrengthMeterProps = {
  readonly password: string
  readonly personal: PersonalData
  readonly isEasy: Guesses['isEasy']
  /** The field says why. */
  readonly isRefused: boolean
}

/** Empty below the minimal length; then the strength, and whether it would be accepted. */
export function StrengthMeter({ password, personal, isEasy, isRefused }: StrengthMeterProps) {
  const { t } = useTranslation()
  const looked = useDeferredValue(password)
  const counted = passwordStrength(password)
  const isGuessed = useMemo(() => {
    return passwordStrength(looked) !== 'none' && isEasy?.(looked) === true
  }, [looked, isEasy])
  const strength = isGuessed && counted !== 'none' ? 'weak' : counted
  const isValid = !isGuessed && passwordFaults(password, personal).length === 0
  return (
    <div aria-live="polite" className="empty:hidden">
      {strength === 'none' ? null : (
        <div className="grid gap-1.5" data-strength={strength}>
          <div aria-hidden="true" className="grid grid-cols-4 gap-1.5">
            {[1, 2, 3, 4].map((step) => (
              <span
                key={step}
                className={classNames(
                  'h-1.5 rounded-full',
                  step <= FILLED[strength] ? TONES[isValid ? strength : 'weak'] : 'bg-line',
                )}
              />
            ))}
          </div>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <span>
              {t('accounts.strength.label')} <strong>{t(NAMES[strength])}</strong>
            </span>
            {isValid ? null : <Badge tone="carmine">{t('accounts.strength.notValid')}</Badge>}
          </p>
          {isGuessed && !isRefused ? <p className="text-sm">{t('refusals.password_guessable')}</p> : null}
        </div>
      )}
    </div>
  )
}
