/**
 * The areas of the panel, in the order of its menu.
 *
 * Decided:
 * - People sign in with Discord; the first sign-in creates a workspace, which
 *   that person owns. Owners invite others under Settings → Members: managers
 *   can do everything except delete the workspace and invite owners, viewers
 *   read conversations and ratings.
 * - The workspace's name, top left, opens a menu with all of one's workspaces and
 *   New workspace. A server, group or website belongs to one workspace; Places →
 *   your place → Disconnect frees it for another.
 * - `/panel` connects a server. Until then it's the only command that works
 *   there, and the bot doesn't answer. Later it opens that server's workspace, or
 *   offers **Ask for access**, a request to the owner.
 * - Places → Add place: Discord server, Telegram group, Website. A place has its
 *   answer bar; a server also Channels and Commands (who may summarise); a group
 *   Topics and Handover; a website Allowed domains, Contact, Appearance,
 *   Identity and Snippet. Places → Telegram: Contact, Use your own bot.
 * - Knowledge: FAQs (with Suggested, Import and Export), Documents, Websites,
 *   Channels, Repositories. Each source has Refresh (not documents) and Remove.
 * - Knowledge, instructions and the default answer bar belong to the workspace:
 *   a manager's command on one server changes them everywhere.
 * - Conversations: place, question, status, rating and date, a filter for each,
 *   and a search by words. One shows its messages, the sources of each answer and
 *   a link to the place. **Correct** replaces an answer, on Discord and Telegram
 *   in the message as well, and offers an FAQ. **Mark as closed** ends a handover
 *   in the list (status `closed` in the API); only `/resume` lets the assistant
 *   answer again. **Delete** removes it from the panel and the API, not from
 *   Discord or Telegram. Owners and managers do all of it, viewers read.
 * - Custom bot: one per workspace, plus one Telegram bot. States "connected",
 *   "token rejected" and "intent missing"; Replace token, Reconnect, Remove,
 *   Presence. The shared bot is silent in servers that have both.
 * - Stored: question, answer, the asker's display name and platform id, and the
 *   replies of others in a conversation it took part in. Summaries and messages
 *   elsewhere aren't. Kept for limits.retention, then deleted. Members ask an
 *   admin to delete theirs.
 * - Removing the bot, or the script tag, stops it at once; knowledge and
 *   conversations stay until they or the workspace are deleted.
 */
export const panelAreas = [
  'Places',
  'Knowledge',
  'Instructions',
  'Conversations',
  'Custom bot',
  'Developers',
  'Settings',
] as const;
