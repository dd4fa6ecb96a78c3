"""The addresses of all pages, and what answers there."""

from __future__ import annotations

from starlette.routing import Route

from . import (
    account,
    account_forms,
    admin,
    admin_forms,
    arranging,
    call_forms,
    calls,
    closing,
    evaluation,
    forms,
    gallery,
    hosting,
    icons,
    installing,
    joining,
    kept,
    leaving,
    leaving_forms,
    lobby,
    my_tables,
    new_table,
    phones,
    play_on,
    review,
    room_forms,
    rules,
    sharing,
    signing_in,
    standing,
    tables,
    tournament_forms,
    tournaments,
)
from . import queries as q
from .routing import get, post, post_plainly


def page_routes() -> list[Route]:
    """All addresses of pages."""
    return [
        get("/", lobby.show_lobby, q.NoQuery),
        post("/me", lobby.change_me, q.NoQuery, forms.MeForm),
        *people_routes(),
        *call_routes(),
        *standing_routes(),
        *tournament_routes(),
        *admin_routes(),
        get("/me/waiting", my_tables.count_waiting, q.WaitingQuery),
        get("/me/next", my_tables.go_to_next, q.NextQuery),
        get("/tables", my_tables.show_tables, q.OwnTablesQuery),
        post("/t/{table}/hide", my_tables.hide_table, q.TableQuery, forms.HideForm),
        get("/new/{game}", new_table.show_new, q.GameQuery),
        post("/new/{game}", new_table.make_new, q.GameQuery, forms.NewTableForm),
        get("/join/{token}", joining.show_invitation, q.LinkQuery),
        post("/join/{token}", joining.join, q.LinkQuery, room_forms.JoinForm),
        get("/watch/{token}", tables.show_linked_table, q.LinkQuery),
        get("/seat/{token}", tables.show_linked_table, q.LinkQuery),
        get("/t/{table}", tables.show_table, q.TableQuery),
        post("/t/{table}/seat", joining.give_seat, q.TableQuery, forms.SeatForm),
        post("/t/{table}/free", hosting.free_seat, q.TableQuery, forms.FreeForm),
        post("/t/{table}/swap", hosting.swap_seats, q.TableQuery, forms.SwapForm),
        *room_routes(),
        post("/t/{table}/mute", hosting.mute_person, q.TableQuery, forms.MuteForm),
        post("/t/{table}/hush", hosting.hush_watchers, q.TableQuery, forms.HushForm),
        post("/t/{table}/note", my_tables.keep_note, q.TableQuery, forms.NoteForm),
        post("/t/{table}/close", closing.close_table, q.TableQuery, forms.Form),
        post("/t/{table}/delete", closing.delete_table, q.TableQuery, leaving_forms.DeleteForm),
        post("/t/{table}/leave", leaving.leave_table, q.TableQuery, leaving_forms.LeaveForm),
        post("/t/{table}/rematch", new_table.make_rematch, q.TableQuery, forms.Form),
        get("/t/{table}/phones", phones.show_phones, q.TableQuery),
        get("/t/{table}/end", review.show_end, q.TableQuery),
        get("/t/{table}/replay", review.show_replay, q.ReplayQuery),
        get("/t/{table}/frames", review.send_frames, q.FramesQuery),
        get("/t/{table}/chances", review.show_chances, q.ChancesQuery),
        get("/t/{table}/on", play_on.show_step, q.StepQuery),
        post("/t/{table}/on", play_on.play_on_from_step, q.StepQuery, forms.NewTableForm),
        get("/t/{table}/evaluation", evaluation.send_evaluation, q.StepQuery),
        get("/t/{table}/position", play_on.save_position, q.StepQuery),
        get("/t/{table}/log", review.send_log, q.TableQuery),
        get("/t/{table}/verify", review.send_fairness_check, q.TableQuery),
        get("/position/{game}", play_on.show_position_form, q.PositionQuery),
        post("/position/{game}", play_on.play_position, q.PositionQuery, forms.NewTableForm),
        post("/position/{game}/edit", play_on.edit_position, q.GameQuery, forms.EditForm),
        get("/replay", review.show_import, q.NoQuery),
        post("/replay", review.import_log, q.NoQuery, forms.UploadForm),
        get("/rules/{game}", rules.show_rules, q.RulesQuery),
        get("/gallery/{game}", gallery.show_gallery, q.GalleryQuery),
        get("/learn/{game}", rules.show_lessons, q.GameQuery),
        post("/learn/{game}", rules.start_lesson, q.GameQuery, forms.LessonForm),
        get("/picture/{game}.svg", rules.show_picture, q.PictureQuery),
        get("/picture/{game}.png", sharing.show_game_card, q.GameQuery),
        get("/position/{game}/picture.png", sharing.show_position_card, q.PositionPictureQuery),
        get("/t/{table}/picture.png", sharing.show_table_card, q.StepQuery),
    ]


def room_routes() -> list[Route]:
    """The addresses of those who arrange, before a game, where they sit and what they play with."""
    return [
        post("/t/{table}/move", arranging.change_seat, q.TableQuery, room_forms.MoveForm),
        post("/t/{table}/exchange", arranging.exchange_seats, q.TableQuery, room_forms.ExchangeForm),
        post("/t/{table}/exchange/refuse", arranging.refuse_exchange, q.TableQuery, room_forms.ExchangeForm),
        post("/t/{table}/choose", arranging.choose_options, q.TableQuery, room_forms.ChooseForm),
        post("/t/{table}/bid", arranging.bid, q.TableQuery, room_forms.BidForm),
        post("/t/{table}/bid/decide", arranging.decide_bid, q.TableQuery, forms.Form),
    ]


def people_routes() -> list[Route]:
    """The addresses of people with accounts, and of those who want one."""
    return [
        get("/me", account.show_me, account_forms.InvitedQuery),
        post("/me/account", account.make_account, q.NoQuery, account_forms.AccountForm),
        post("/me/passkey", account.add_passkey, q.NoQuery, account_forms.PasskeyForm),
        post("/me/passkey/remove", account.remove_passkey, q.NoQuery, account_forms.PasskeyIdForm),
        post("/me/password", account.change_password, q.NoQuery, account_forms.AccountForm),
        post("/me/code", account.show_new_code, q.NoQuery, forms.Form),
        post("/me/device", account.show_device_code, q.NoQuery, forms.Form),
        post("/me/key", account.show_new_key, q.NoQuery, forms.Form),
        post("/me/sessions", account.end_session, q.NoQuery, account_forms.SessionForm),
        post("/me/settings", account.change_settings, q.NoQuery, account_forms.SettingsForm),
        get("/me/games", account.show_guest_games, q.NoQuery),
        post("/me/games", account.take_guest_games, q.NoQuery, account_forms.BothForm),
        get("/me/kept", kept.show_kept, q.NoQuery),
        get("/me/export", kept.export_me, q.NoQuery),
        post("/me/delete", kept.delete_me, q.NoQuery, account_forms.SureForm),
        post("/sign-out", account.sign_out, q.NoQuery, forms.Form),
        get("/sign-in", signing_in.show_sign_in, account_forms.SignInQuery),
        post("/sign-in", signing_in.sign_in, q.NoQuery, account_forms.SignInForm),
        post("/sign-in/passkey", signing_in.sign_in_by_passkey, q.NoQuery, account_forms.PasskeyForm),
        post("/sign-in/code", signing_in.sign_in_by_code, q.NoQuery, account_forms.CodeForm),
        get("/device/{code}", account.show_device, account_forms.DeviceQuery),
        post("/device/{code}", account.enter_device, account_forms.DeviceQuery, forms.Form),
    ]


def tournament_routes() -> list[Route]:
    """The addresses of tournaments."""
    one, query = "/tournaments/{tournament}", tournament_forms.TournamentQuery
    return [
        get("/tournaments", tournaments.show_all, q.NoQuery),
        get("/tournaments/new/{game}", tournaments.show_new, q.GameQuery),
        post(
            "/tournaments/new/{game}", tournaments.make_new, q.GameQuery, tournament_forms.NewTournamentForm
        ),
        get(one, tournaments.show_tournament, query),
        post(f"{one}/join", tournaments.join, query, forms.Form),
        post(f"{one}/leave", tournaments.leave, query, forms.Form),
        post(f"{one}/remove", tournaments.remove, query, tournament_forms.EntrantForm),
        post(f"{one}/again", tournaments.let_in_again, query, tournament_forms.EntrantForm),
        post(f"{one}/start", tournaments.start, query, forms.Form),
        post(f"{one}/end", tournaments.end, query, forms.Form),
        post(f"{one}/challenge", tournaments.challenge, query, tournament_forms.EntrantForm),
    ]


def admin_routes() -> list[Route]:
    """The addresses of the operator."""
    return [
        get("/admin", admin.show_overview, q.NoQuery),
        post("/admin/announcement", admin.set_announcement, q.NoQuery, admin_forms.AnnouncementForm),
        post("/admin/registration", admin.set_registration, q.NoQuery, admin_forms.RegistrationForm),
        post("/admin/invitation", admin.make_invitation, q.NoQuery, forms.Form),
        post("/admin/invitations/drop", admin.drop_invitations, q.NoQuery, forms.Form),
        post("/admin/notice", admin.decide_notice, q.NoQuery, admin_forms.NoticeForm),
        get("/admin/people", admin.show_people, admin_forms.PeopleQuery),
        post("/admin/ban", admin.ban, q.NoQuery, admin_forms.BanForm),
        post("/admin/unban", admin.unban, q.NoQuery, admin_forms.PersonForm),
        post("/admin/sessions", admin.end_sessions, q.NoQuery, admin_forms.PersonForm),
        get("/admin/tables", admin.show_tables, admin_forms.TablesQuery),
        post(
            "/admin/tables/{table}/close",
            admin.close_table,
            admin_forms.AdminTableQuery,
            admin_forms.CloseForm,
        ),
        post(
            "/admin/tables/{table}/lock", admin.lock_table, admin_forms.AdminTableQuery, admin_forms.LockForm
        ),
    ]


def standing_routes() -> list[Route]:
    """The addresses of how people stand, and of what finished games tell."""
    return [
        get("/people/{person}", standing.show_profile, q.PersonQuery),
        post("/me/standing", standing.set_standing, q.NoQuery, account_forms.StandingForm),
        get("/rankings/{game}", standing.show_ranking, q.SeatsQuery),
        get("/statistics/{game}", standing.show_statistics, q.SeatsQuery),
    ]


def call_routes() -> list[Route]:
    """The addresses of being called, and of the site as an app."""
    return [
        get("/me/calls", calls.show_calls, call_forms.CallsQuery),
        post("/me/calls", calls.set_calls, call_forms.CallsQuery, call_forms.CallForm),
        post("/me/calls/mail", calls.add_mail, call_forms.CallsQuery, call_forms.MailForm),
        post("/me/calls/hook", calls.add_hook, call_forms.CallsQuery, call_forms.HookForm),
        post("/me/calls/push", calls.add_push, call_forms.CallsQuery, call_forms.PushForm),
        get("/me/calls/key", calls.send_push_key, q.NoQuery),
        post("/me/calls/renew", calls.renew_push, call_forms.CallsQuery, call_forms.RenewForm),
        post("/me/calls/remove", calls.remove_channel, call_forms.CallsQuery, call_forms.ChannelForm),
        post("/me/calls/test", calls.try_channel, call_forms.CallsQuery, call_forms.ChannelForm),
        post("/t/{table}/calls", calls.set_table_wish, q.TableQuery, call_forms.TableWishForm),
        get("/mail/{link}", calls.show_mail, call_forms.MailQuery),
        post("/mail/{link}", calls.confirm_mail, call_forms.MailQuery, forms.Form),
        get("/mail/{link}/stop", calls.show_stop, call_forms.MailQuery),
        post_plainly("/mail/{link}/stop", calls.stop_mail, call_forms.MailQuery),
        get("/manifest.webmanifest", installing.show_manifest, q.NoQuery),
        get("/icon/{icon}.png", icons.send_icon, icons.IconQuery),
        get("/worker.js", installing.send_worker, q.NoQuery),
        get("/offline", installing.show_offline, q.NoQuery),
    ]
