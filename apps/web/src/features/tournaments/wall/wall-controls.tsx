import { Link } from '@tanstack/react-router'
import { Maximize, Volume2, VolumeX, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { WALL_LANGUAGES, type WallLanguage } from './wall-language.tsx'

/** They leave the screen so long after the last movement of a mouse, a key or a finger. */
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
}

/** What somebody may want to set before the room reads; nothing of it is needed. */
export function WallControls({ code, language, onLanguage, call }: WallControlsProps) {
  const { t } = useTranslation()
  const isShown = useStir()
  return (
    <section
      aria-label={t('wall.controls.label')}
      className={classNames(
        'fixed end-3 top-3 z-10 flex flex-wrap items-center justify-end gap-2 rounded-card border border-line bg-surface p-2 shadow-float transition-opacity',
        'focus-within:opacity-100',
        isShown ? 'opacity-100' : 'pointer-events-none opacity-0 focus-within:pointer-events-auto',
      )}
    >
      <SelectInput
        label={t('wall.controls.language')}
        isLabelHidden
        options={WALL_LANGUAGES.map((value) => ({ value, label: t(`wall.controls.${value}`) }))}
        value={language}
        onChange={onLanguage}
      />
      {call ? (
        <>
          <button
            type="button"
            className={buttonClass({ variant: 'secondary' })}
            onClick={call.isCalling ? call.onStop : call.onCall}
          >
            {call.isCalling ? (
              <VolumeX aria-hidden="true" className="size-5" />
            ) : (
              <Volume2 aria-hidden="true" className="size-5" />
            )}
            {t(call.isCalling ? 'wall.controls.stop' : 'wall.controls.call')}
          </button>
          <button
            type="button"
            aria-pressed={call.isEachRound}
            className={buttonClass({ variant: call.isEachRound ? 'felt' : 'secondary' })}
            onClick={() => call.onEachRound(!call.isEachRound)}
          >
            {t('wall.controls.callRounds')}
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

function FullScreen() {
  const { t } = useTranslation()
  const [isFull, setIsFull] = useState(() => document.fullscreenElement !== null)
  useEffect(() => {
    const note = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', note)
    return () => document.removeEventListener('fullscreenchange', note)
  }, [])
  if (!document.fullscreenEnabled) return null
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return (
    <IconButton
      label={t(isFull ? 'wall.controls.leaveFullscreen' : 'wall.controls.fullscreen')}
      icon={<Maximize aria-hidden="true" className="size-5" />}
      // A browser that forbids it leaves the screen as it is.
      onClick={() => void toggle().catch(() => {})}
    />
  )
}

/** Whether somebody is at the machine: at first, and for some seconds after each movement. */
function useStir(): boolean {
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
