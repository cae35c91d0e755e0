/** Shorter than the time in which a webhook must get its reply. */
export const TIMEOUT = 12_000;

export type Handover = {
  conversation_id: string;
  reason: string;
  platform: string;
  question: string;
  url: string;
  place: {name: string} | null;
  channel: {name: string} | null;
  asker: {name: string | null} | null;
};

const REASONS: Record<string, string> = {
  person: 'needs a human',
  instruction: 'was handed over by an instruction',
  unsure: "has a ticket that the assistant isn't sure about",
};

/** What your tool receives. Change it to the fields that the tool expects. */
export function message({reason, platform, question, url, ...where}: Handover) {
  const asker = where.asker?.name ?? 'Someone';
  // The API may add reasons.
  const what = REASONS[reason] ?? 'needs staff';
  const names = [where.channel?.name, where.place?.name, platform];
  const place = names.filter((name) => name !== undefined).join(', ');
  return {text: `${asker} ${what} (${place}): ${question}\n${url}`};
}

/** Without a tool's URL, prints the message: enough for a first try. */
export async function forward(url: string | undefined, handover: Handover) {
  const body = message(handover);
  if (!url) return console.log(body.text);
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`the tool returned ${response.status}`);
}
