import { LANGUAGES } from '@tablee/domain/language'
import { FORMATS } from '@tablee/messages/formats'
import { Link } from '@tanstack/react-router'
import { Megaphone, Volume2, VolumeX, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { FullScreen } from './full-screen.tsx'
import { WALL_LANGUAGES, type WallLanguage } from './wall-languages.ts'

/** Hidden this long after the last input. */
const HIDDEN_AFTER_MS = 4_000

export type WallControlsProps = {
  readonly code: string
  readonly language: WallLanguage
  readonly onLanguage: (language: WallLanguage) => void
  readonly call: {
    readonly isCalling: boolean
    readonly onCall: () => void
    readonly onStop: () => void
    readonly isEachRound: boolean
    readonly onEachRound: (isEachRound: boolean) => void
  } | null
  readonly isShown: boolean
}

export function WallControls({ code, language, onLanguage, call, isShown }: WallControlsProps) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('wall.controls.label')}
      className={classNames(
        'flex items-center gap-1 focus-within:opacity-100 sm:shrink-0 max-sm:flex-wrap',
        isShown ? 'opacity-100' : 'opacity-0',
      )}
    >
      <SelectInput
        label={t('wall.controls.language')}
        isLabelHidden
        options={WALL_LANGUAGES.map((value) => ({ value, label: nameOf(value) }))}
        value={language}
        onChange={onLanguage}
      />
      {call ? (
        <>
          <IconButton
            label={t(call.isCalling ? 'wall.controls.stop' : 'wall.controls.call')}
            icon={call.isCalling ? <VolumeX {...ICON} /> : <Volume2 {...ICON} />}
            onClick={call.isCalling ? call.onStop : call.onCall}
          />
          <button
            type="button"
            aria-pressed={call.isEachRound}
            aria-label={t('wall.controls.callRounds')}
            title={t('wall.controls.callRounds')}
            className={classNames(
              'inline-flex size-11 items-center justify-center rounded-control',
              call.isEachRound ? 'bg-felt text-on-felt' : 'hover:bg-sunken',
            )}
            onClick={() => call.onEachRound(!call.isEachRound)}
          >
            <Megaphone {...ICON} />
          </button>
        </>
      ) : null}
      <FullScreen />
      <Link
        to="/tournament/$code"
        params={{ code }}
        title={t('wall.controls.leave')}
        aria-label={t('wall.controls.leave')}
        className="inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken"
      >
        <X aria-hidden="true" className="size-5" />
      </Link>
    </section>
  )
}

/** In its own language. */
function nameOf(chosen: WallLanguage): string {
  const spoken = chosen === 'both' ? LANGUAGES : [chosen]
  return spoken.map((language) => FORMATS[language].ownName).join(' + ')
}

const ICON = { 'aria-hidden': true, className: 'size-5' } as const

/** Initially true, and for some seconds after each input. */
export function useStir(): boolean {
  const [isStirring, setIsStirring] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stir = () => {
      setIsStirring(true)
      clearTimeout(timer)
      timer = setTimeout(() => setIsStirring(false), HIDDEN_AFTER_MS)
    }
    stir()
    const events = ['pointermove', 'pointerdown', 'keydown'] as const
    for (const event of events) window.addEventListener(event, stir)
    return () => {
      clearTimeout(timer)
      for (const event of events) window.removeEventListener(event, stir)
    }
  }, [])
  return isStirring
}
