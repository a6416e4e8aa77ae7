import { useOwnOrigin } from '../../../transport/own-origin.tsx'

/** The address that a QR code of the tournament opens. */
export function useJoinAddress(code: string): string {
  return `${useOwnOrigin()}/tournament/${code}`
}
