/** The command with which the operator grants access. The address is quoted: someone else chose it, and a shell might execute it. */
export function grantCommand(email: string): string {
  return `npm run tablee -- organizer grant '${email.replaceAll("'", String.raw`'\''`)}'`
}
