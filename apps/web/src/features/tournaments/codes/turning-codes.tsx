import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { SquareCode } from './square-code.tsx'

/** A phone that sees one has read it by then. */
const TURN_MS = 3_000

type TurningCodesProps = {
  readonly values: readonly string[]
  readonly label: string
}

/** One code, or several that change by themselves until somebody taps. */
export function TurningCodes({ values, label }: TurningCodesProps) {
  const { t } = useTranslation()
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const [isPaused, setPaused] = useState<boolean | null>(null)
  const [turned, setTurned] = useState(0)
  const count = values.length
  const at = ((turned % count) + count) % count
  const turns = count > 1 && !(isPaused ?? isStill)
  useEffect(() => {
    if (!turns) return
    const timer = setInterval(() => setTurned((before) => before + 1), TURN_MS)
    return () => clearInterval(timer)
  }, [turns])
  const value = values[at]
  if (value === undefined) return null
  const place = { part: at + 1, parts: count }
  const step = (by: number) => {
    setPaused(true)
    setTurned(at + by)
  }
  if (count === 1) return <SquareCode value={value} label={label} />
  return (
    <div className="grid gap-2">
      <button type="button" className="block w-full" onClick={() => setPaused(turns)}>
        <SquareCode value={value} label={`${label} ${t('codes.part', place)}`} />
      </button>
      <div className="flex items-center justify-center gap-2">
        <IconButton
          label={t('codes.before')}
          icon={<ChevronLeft aria-hidden="true" className="size-6" />}
          onClick={() => step(-1)}
        />
        <Button
          variant="secondary"
          icon={
            turns ? <Pause aria-hidden="true" className="size-5" /> : <Play aria-hidden="true" className="size-5" />
          }
          onClick={() => setPaused(turns)}
        >
          <span className="tabular-nums">{t('codes.part', place)}</span>
          <span className="sr-only">{t(turns ? 'codes.pause' : 'codes.goOn')}</span>
        </Button>
        <IconButton
          label={t('codes.after')}
          icon={<ChevronRight aria-hidden="true" className="size-6" />}
          onClick={() => step(1)}
        />
      </div>
    </div>
  )
}
