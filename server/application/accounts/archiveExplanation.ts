/** The text that explains the archive of a shopper's data. It names the file of every table that names a shopper. */
export const ARCHIVE_EXPLANATION = `This archive has everything that is stored about you.

data/       a JSON file for each kind of record, as it is stored. A kind of which you have none has no file.

  users             your name, email and preferences, and when you agreed that photos of you are kept
  identities        how you sign in
  sessions          your signed-in devices
  wishlists         the pieces that you saved
  wishlist_removals the pieces that you took off your wishlist in the last 30 days
  searches          your searches and what they found
  search_signals    the topics of your searches, which count toward trends once five people share them
  chats             your conversations with the stylist
  chat_messages     the messages of the conversations
  daily_leads       the main pieces of your outfits of the day
  attachments       the photos that you searched with
  poses             your photos and saved looks
  try_ons           what the fitting room made for you
  inbox_messages    your messages to support

pictures/   the photos that you uploaded and the pictures that the fitting room made, named by the id of their record

Times are in UTC. Sizes of pictures are in pixels.
`;
