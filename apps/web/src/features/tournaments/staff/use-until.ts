import { useCallback } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { untilText } from './until-text.ts'

export function useUntil(): (moment: string | Date | null) => string {
  const formats = useFormats()
  return useCallback((moment) => (moment === null ? '' : untilText(new Date(moment), new Date(), formats)), [formats])
}
