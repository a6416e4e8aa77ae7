import type { ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation.ts'
import { useRootMark } from '../../ui/use-root-mark.ts'
import { useTellsFirstDrawing } from '../first-drawing.ts'

type PageProps = {
  /** Also announced on arrival. */
  title: string
  /** `reading` for text; `wide` for staff desks. */
  width?: 'content' | 'reading' | 'wide'
  children: ReactNode
}

const WIDTHS = { content: 'max-w-6xl', reading: 'max-w-2xl', wide: 'content-width' }

export function Page({ title, width = 'content', children }: PageProps) {
  const { t } = useTranslation()
  useTellsFirstDrawing()
  useRootMark('wide-page', width === 'wide')
  return (
    <>
      <title>{t('shell.pageTitle', { page: title })}</title>
      <div className={`mx-auto w-full px-4 py-6 sm:px-6 sm:py-10 ${WIDTHS[width]}`}>{children}</div>
    </>
  )
}
